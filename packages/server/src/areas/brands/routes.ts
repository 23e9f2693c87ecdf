import { whiteLabelColours, whiteLabelPictures } from '@coachkit/contract'
import type { WhiteLabels } from '../../kernel/brands/white-labels.ts'
import type { Files } from '../../kernel/files/files.ts'
import { reencode } from '../../kernel/files/pictures.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Instagram } from './instagram.ts'
import { mustBeFree, type OwnHosts, pictureSizes } from './rules.ts'
import type { BrandStore, WhiteLabelChange } from './store.ts'

interface BrandDeps {
  files: Pick<Files, 'keep'>
  whiteLabels: WhiteLabels
  own: OwnHosts
  /** Null while no account is configured. */
  instagram: Instagram | null
}

export const brandsRoutes = (store: BrandStore, { files, whiteLabels, own, instagram }: BrandDeps): Route[] => [
  route('GET admin/white-label', async () => ({ schools: await store.list() })),

  route('PUT admin/white-label', async ({ form }) => {
    mustBeFree(form.domain_name, own)
    const { school_id, school_name, domain_name, page_title } = form
    const change: WhiteLabelChange = { school_id, school_name, domain_name, page_title, colours: {}, pictures: {} }
    for (const colour of whiteLabelColours) change.colours[colour] = form[colour]
    // One after the other: eight large pictures unfolded at once would take what other calls need.
    for (const name of whiteLabelPictures) {
      const sent = form[name]
      change.pictures[name] = sent instanceof File ? await files.keep(await reencode(sent, pictureSizes[name])) : sent
    }
    const school = await store.put(change)
    whiteLabels.forget()
    return { school }
  }),

  route('POST auth/white-label', async ({ body }) => ({ brand: await whiteLabels.find(body.domain) })),

  route('GET instagram/me', async () => {
    if (!instagram) throw new Refusal('object.missing')
    return { profile: await instagram.profile() }
  }),
]
