import type { BasketState } from './coach-checkout.state.ts'
import type { ReturnedState } from './returned.state.ts'
import { Basket } from './views/basket.tsx'
import { Cancelled, Success } from './views/returned.tsx'

export type CheckoutState =
  | { step: 'select'; basket: BasketState }
  | { step: 'success' | 'cancelled'; returned: ReturnedState }

export function CheckoutView({ state }: { state: CheckoutState }) {
  if (state.step === 'select') return <Basket state={state.basket} />
  return state.step === 'success' ? <Success state={state.returned} /> : <Cancelled state={state.returned} />
}
