import type { PageBrand } from '../../brands/page-brand.ts'
import { escapeHtml } from './plain-page.ts'

/** What the host app's page has between these lines is another brand's at another address. */
const place = /<!-- brand -->[\s\S]*<!-- \/brand -->/

const titleOf = ({ shown }: PageBrand) => shown.title ?? shown.name

/** The lines of the head that a browser reads before any script: title, icons, manifest. */
export function brandHead(brand: PageBrand): string {
  const { icons, shown, is_release } = brand
  const icon = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`
  const links = shown.favicon_url
    ? [icon('icon', shown.favicon_url), icon('apple-touch-icon', shown.favicon_url)]
    : [
        icon('icon', `${icons}/favicon.ico`, ' sizes="16x16 32x32 48x48"'),
        ...[16, 32, 96, 128].map((size) =>
          icon('icon', `${icons}/icon-${size}.png`, ` type="image/png" sizes="${size}x${size}"`),
        ),
        icon('icon', `${icons}/icon.svg`, ' type="image/svg+xml" sizes="any"'),
        icon('apple-touch-icon', `${icons}/touch-180.png`),
      ]
  return [
    `<title>${escapeHtml(titleOf(brand))}</title>`,
    `<meta name="application-name" content="${escapeHtml(titleOf(brand))}">`,
    ...(shown.thumbnail_url ? [`<meta property="og:image" content="${escapeHtml(shown.thumbnail_url)}">`] : []),
    ...(is_release ? ['<meta name="robots" content="noindex">'] : []),
    ...links,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n    ')
}

export const withBrandHead = (page: string, brand: PageBrand): string => page.replace(place, () => brandHead(brand))

/** Lets a phone put the platform on its home screen, as the brand of the address. */
export function manifestOf(brand: PageBrand) {
  const { shown, icons } = brand
  const own = shown.favicon_url
    ? [{ src: shown.favicon_url, sizes: '256x256', type: 'image/png' }]
    : [
        { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png' },
        { src: `${icons}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ]
  return {
    id: '/',
    name: titleOf(brand),
    short_name: titleOf(brand).slice(0, 30),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: shown.primary ?? '#ffffff',
    icons: own,
  }
}
