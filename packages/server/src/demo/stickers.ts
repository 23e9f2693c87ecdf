import sharp from 'sharp'

/** A theme of stickers, one for each subject, and its drawings: shapes on a board of 64 by 64. Our own. */
export interface StickerTheme {
  subject_id: string
  name: string
  description: string
  stickers: readonly { name: string; shapes: string }[]
}

const petals = (count: number, shape: string) =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(360 / count) * at} 32 30)">${shape}</g>`).join('')

const eyes = (x: number, y: number, apart: number) =>
  `<g fill="#2b2320"><circle cx="${x - apart}" cy="${y}" r="2"/><circle cx="${x + apart}" cy="${y}" r="2"/></g>`
const smile = (x: number, y: number) =>
  `<path d="M${x - 4} ${y}q4 3.6 8 0" fill="none" stroke="#2b2320" stroke-width="1.8" stroke-linecap="round"/>`

export const stickerThemes: readonly StickerTheme[] = [
  {
    subject_id: '1',
    name: 'Number garden',
    description: 'Things that grow and count: petals, spirals, spots and hexagons.',
    stickers: [
      {
        name: 'Sunflower with thirteen petals',
        shapes: `<path d="M32 40v18M32 52q-8-1-11-8 9 0 11 8z" fill="#4c9a52" stroke="#4c9a52" stroke-width="3"/>${petals(13, '<ellipse cx="32" cy="15" rx="4.4" ry="9" fill="#f5bd3b"/>')}<circle cx="32" cy="30" r="10" fill="#7a4a22"/>${eyes(32, 29, 4)}${smile(32, 33)}`,
      },
      {
        name: 'Snail with a spiral',
        shapes:
          '<path d="M6 52q0-6 8-6h32q6 0 6-8V30q0-4 4-4t4 4v14q0 10-12 10H10q-4 0-4-2z" fill="#e7b98a"/><path d="M52 27l-2-8M58 27l3-8" stroke="#e7b98a" stroke-width="2.4" stroke-linecap="round"/><circle cx="28" cy="32" r="18" fill="#c8643f"/><path d="M28 32a4 4 0 1 1 4 4 8 8 0 1 1 5-12 13 13 0 1 1-20 16" fill="none" stroke="#f6d9b4" stroke-width="3" stroke-linecap="round"/><circle cx="56" cy="31" r="1.7" fill="#2b2320"/>',
      },
      {
        name: 'Ladybird with seven spots',
        shapes:
          '<circle cx="32" cy="15" r="9" fill="#2b2320"/><path d="M26 8l-4-5M38 8l4-5" stroke="#2b2320" stroke-width="2.4" stroke-linecap="round"/><ellipse cx="32" cy="36" rx="21" ry="23" fill="#d9432f"/><path d="M32 13v46" stroke="#2b2320" stroke-width="2.4"/><g fill="#2b2320"><circle cx="32" cy="22" r="4"/><circle cx="20" cy="30" r="4"/><circle cx="44" cy="30" r="4"/><circle cx="18" cy="43" r="3.6"/><circle cx="46" cy="43" r="3.6"/><circle cx="26" cy="52" r="3.4"/><circle cx="38" cy="52" r="3.4"/></g><g fill="#fff"><circle cx="28.500" cy="13" r="2.200"/><circle cx="35.500" cy="13" r="2.200"/></g>',
      },
      {
        name: 'Bee on a hexagon',
        shapes: `<path d="M32 4 56 18v28L32 60 8 46V18z" fill="#f5bd3b"/><path d="M32 11 50 21.500v21L32 53 14 42.500v-21z" fill="#fbe3a1"/><g fill="#cfeaf5" opacity=".9"><ellipse cx="25" cy="23" rx="6" ry="9" transform="rotate(-20 25 23)"/><ellipse cx="39" cy="23" rx="6" ry="9" transform="rotate(20 39 23)"/></g><ellipse cx="32" cy="36" rx="14" ry="11" fill="#f2a72e"/><path d="M28 25.500v21M37 25.500v21" stroke="#2b2320" stroke-width="4"/><path d="M46 36l5 1.500-5 2z" fill="#2b2320"/><circle cx="22.500" cy="34" r="1.900" fill="#2b2320"/>`,
      },
    ],
  },
  {
    subject_id: '2',
    name: 'Pond and sky',
    description: 'What lives in the pond, and what hangs above it.',
    stickers: [
      {
        name: 'Frog on a lily pad',
        shapes: `<path d="M32 60c-16 0-28-4-28-9s12-8 28-8 28 3 28 8c0 3-5 6-13 7.500L40 52z" fill="#3f8f58"/><path d="M14 46c0-16 6-26 18-26s18 10 18 26c0 5-36 5-36 0z" fill="#7cc05a"/><circle cx="22" cy="18" r="8" fill="#7cc05a"/><circle cx="42" cy="18" r="8" fill="#7cc05a"/><g fill="#fff"><circle cx="22" cy="17" r="4.600"/><circle cx="42" cy="17" r="4.600"/></g>${eyes(32, 17.5, 10)}<path d="M22 33q10 8 20 0" fill="none" stroke="#2b2320" stroke-width="2.200" stroke-linecap="round"/>`,
      },
      {
        name: 'Raindrop',
        shapes: `<path d="M32 4c10 13 18 22 18 34a18 18 0 0 1-36 0C14 26 22 17 32 4z" fill="#4aa3d8"/><path d="M21 38a11 11 0 0 0 7 10" fill="none" stroke="#cfeaf9" stroke-width="3.400" stroke-linecap="round"/>${eyes(33, 35, 5)}${smile(33, 40)}`,
      },
      {
        name: 'Moon and star',
        shapes:
          '<path d="M40 8a26 26 0 1 0 16 38A22 22 0 0 1 40 8z" fill="#f3cf63"/><path d="m50 8 2.600 6 6.400.6-4.900 4.200 1.500 6.300-5.600-3.300-5.600 3.300 1.500-6.300-4.900-4.200 6.400-.6z" fill="#fbe7ac"/><circle cx="24" cy="33" r="2" fill="#2b2320"/><path d="M26 41q3 2.400 6 1" fill="none" stroke="#2b2320" stroke-width="1.900" stroke-linecap="round"/>',
      },
      {
        name: 'Dragonfly',
        shapes:
          '<g fill="#a9dcea" opacity=".92"><ellipse cx="17" cy="22" rx="14" ry="5.600" transform="rotate(18 17 22)"/><ellipse cx="47" cy="22" rx="14" ry="5.600" transform="rotate(-18 47 22)"/><ellipse cx="18" cy="33" rx="12" ry="5" transform="rotate(-14 18 33)"/><ellipse cx="46" cy="33" rx="12" ry="5" transform="rotate(14 46 33)"/></g><path d="M32 18v40" stroke="#21808d" stroke-width="6" stroke-linecap="round"/><path d="M29.500 38h5M29.500 45h5M29.500 52h5" stroke="#8fd3c9" stroke-width="2"/><circle cx="32" cy="14" r="7.500" fill="#21808d"/><g fill="#fff"><circle cx="28.500" cy="12.500" r="3"/><circle cx="35.500" cy="12.500" r="3"/></g><g fill="#2b2320"><circle cx="28.800" cy="12.800" r="1.500"/><circle cx="35.200" cy="12.800" r="1.500"/></g>',
      },
    ],
  },
  {
    subject_id: '3',
    name: 'Story shelf',
    description: 'Those whom one meets in stories, and what stories are made of.',
    stickers: [
      {
        name: 'Lighthouse',
        shapes:
          '<path d="M2 14 24 19v6L2 30zM62 14 40 19v6l22 5z" fill="#fbe7ac"/><path d="M22 58 26 28h12l4 30z" fill="#f4efe7"/><path d="m25.200 34-.8 6h15.200l-.8-6zM23.600 46l-.8 6h18.400l-.8-6z" fill="#d9432f"/><path d="M24 28h16v-3H24z" fill="#3a4657"/><path d="M27 16h10v9H27z" fill="#f5bd3b"/><path d="M25 16 32 7l7 9z" fill="#d9432f"/><path d="M10 60q11-5 22 0t22 0" fill="none" stroke="#4aa3d8" stroke-width="4" stroke-linecap="round"/>',
      },
      {
        name: 'City fox',
        shapes: `<path d="M8 6 24 16h16L56 6l2 26c0 14-14 26-26 26S6 46 6 32z" fill="#e2793a"/><path d="M6 34c8 0 16 4 19 12l7 12C18 58 6 46 6 34zM58 34c-8 0-16 4-19 12l-7 12c14 0 26-12 26-24z" fill="#fdf3e6"/><path d="M13 13l8 7-7 5zM51 13l-8 7 7 5z" fill="#5b2f1b"/>${eyes(32, 33, 10)}<path d="M28 52h8l-4 5z" fill="#2b2320"/>`,
      },
      {
        name: 'Paper boat',
        shapes:
          '<path d="M32 8 48 40H16z" fill="#fdfaf2"/><path d="M32 8 48 40H32z" fill="#dfe6ee"/><path d="M4 36l14 4h28l14-4-10 18H14z" fill="#f4f6f8"/><path d="M32 40h14l14-4-10 18H32z" fill="#cfd9e4"/><path d="M22 28l8-10M36 30l5 6" stroke="#b6c3d1" stroke-width="1.400" stroke-linecap="round"/><path d="M4 58q9.300-5 18.700 0t18.600 0 18.700 0" fill="none" stroke="#4aa3d8" stroke-width="4" stroke-linecap="round"/>',
      },
      {
        name: 'Quill and ink',
        shapes:
          '<path d="M56 4C38 6 24 20 22 44l4 1C44 42 56 26 56 4z" fill="#8f6bb8"/><path d="M54 7C42 18 30 30 20 52" fill="none" stroke="#f1e8fa" stroke-width="2.200" stroke-linecap="round"/><path d="M8 46h26l-2 12a3 3 0 0 1-3 2H13a3 3 0 0 1-3-2z" fill="#36405c"/><path d="M10 40h22v6H10z" fill="#51607f"/><path d="M14 51h14" stroke="#8fa0c4" stroke-width="2.200" stroke-linecap="round"/>',
      },
    ],
  },
]

const side = 512
const svgOf = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -4 74 74" width="${side}" height="${side}">${shapes}</svg>`

type Mask = Buffer<ArrayBufferLike>
const raw = { width: side, height: side, channels: 1 } as const
const soft = (mask: Mask, by: number): Promise<Mask> => sharp(mask, { raw }).blur(by).extractChannel(0).raw().toBuffer()

/** One colour wherever the mask is. */
const layer = (mask: Mask, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .joinChannel(mask, { raw })
    .png()
    .toBuffer()

/** Cut out along a white edge, with a little shadow, as a sticker is. */
export async function drawSticker(shapes: string): Promise<Uint8Array> {
  const drawing = await sharp(Buffer.from(svgOf(shapes)))
    .png()
    .toBuffer()
  const outline = await soft(await sharp(drawing).extractChannel(3).raw().toBuffer(), 8)
  // What a blur reaches is wider than the drawing by about as much as an edge is.
  const wide = outline.map((alpha) => (alpha > 16 ? 255 : 0)) as Mask
  const shade = (await soft(wide, 5)).map((alpha) => alpha * 0.3) as Mask
  const layers = [
    { input: await layer(shade, '#20242c'), left: 0, top: 5 },
    { input: await layer(await soft(wide, 1), '#ffffff'), left: 0, top: 0 },
    { input: drawing, left: 0, top: 0 },
  ]
  const board = sharp({ create: { width: side, height: side + 5, channels: 4, background: '#0000' } })
  const whole = await board.composite(layers).png().toBuffer()
  return new Uint8Array(
    await sharp(whole).resize(side, side, { fit: 'contain', background: '#0000' }).webp({ quality: 90 }).toBuffer(),
  )
}
