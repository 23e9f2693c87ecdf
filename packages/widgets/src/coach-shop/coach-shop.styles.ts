/** `--coach-dock` is what a page's own bar takes of the screen's foot. */
export const shopStyles = `
.shop-shelf { display: grid; gap: var(--coach-space-4); grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); }
.shop-product { max-inline-size: 520px; grid-template-rows: 1fr auto auto; border-width: 2px; transition: border-color var(--coach-quick); }
.shop-product[data-chosen] { border-color: var(--coach-fill-accent); }
.shop-product .button { justify-self: start; }
.shop-price { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--coach-space-1) var(--coach-space-2); }
.shop-amount { font-size: var(--coach-size-5); font-weight: 650; }
.shop-saving { flex-basis: 100%; }
.shop-owned { justify-self: start; min-block-size: 44px; }
.shop-basket { position: sticky; inset-block-end: calc(var(--coach-space-3) + var(--coach-dock, 0px)); z-index: 1; display: flex; align-items: center;
  justify-content: space-between; gap: var(--coach-space-4); padding: var(--coach-space-3) var(--coach-space-4);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised);
  box-shadow: var(--coach-shadow-2); animation: shop-rise var(--coach-calm) ease-out; }
.family .shop-basket .button-main { justify-self: end; flex: none; }
@keyframes shop-rise { from { transform: translateY(12px); opacity: 0; } }
`
