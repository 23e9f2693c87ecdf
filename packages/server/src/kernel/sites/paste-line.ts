import type { BrandConfig } from '@coachkit/contract'

/** Signs that would end an attribute, or begin a tag. */
const inAttribute = (text: string) => text.replace(/[&<>']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A brand by its name, one of the page's own, or none: then the coach wears the product's look. */
export type LineBrand = string | BrandConfig | null

/** The line of HTML that puts the coach on a page. */
export function pasteLine(address: string, public_key: string, brand: LineBrand): string {
  const attributes = [
    `src="${address}/embed/v1/loader.js"`,
    `data-key="${public_key}"`,
    ...(typeof brand === 'string' ? [`data-brand="${inAttribute(brand)}"`] : []),
    ...(brand && typeof brand === 'object' ? [`data-brand-config='${inAttribute(JSON.stringify(brand))}'`] : []),
    'data-widget="chat"',
  ]
  return `<script async ${attributes.join(' ')}></script>`
}

/** Of a school's look, what a line can carry: its colours. Addresses of pictures stay on the server. */
export function lookOf({ name, primary, accent, ground, button_text }: BrandConfig): BrandConfig {
  return {
    name,
    ...(primary && { primary }),
    ...(accent && { accent }),
    ...(ground && { ground }),
    ...(button_text && { button_text }),
  }
}
