import type { Site, SiteCheck } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

const at = '2026-11-02T08:00:00.000Z'
const site = (id: string, name: string, more: Partial<Site> = {}): Site => ({
  id,
  name,
  school: { id: 'school-1', name: 'Meadow School' },
  brand: null,
  origins: ['https://www.meadow.example'],
  public_key: `pk_${id}0123456789abcdefghijklmnopqrstuvwxyz`,
  line: `<script async src="https://coach.example/embed/v1/loader.js" data-key="pk_${id}0123456789abcdefghijklmnopqrstuvwxyz" data-widget="chat"></script>`,
  created_at: at,
  used_at: at,
  secret_used_at: null,
  old_keys: [],
  ...more,
})

export const sites = [
  site('meadow', 'Meadow School'),
  site('year6', 'Year 6 wiki', {
    brand: 'illume',
    origins: ['https://year6.meadow.example', 'https://wiki.meadow.example'],
    used_at: null,
    old_keys: [{ kind: 'secret', ends_at: '2026-11-03T08:00:00.000Z' }],
  }),
]
const [first] = sites as [Site, Site]
export const made = site('new', 'A new site', { used_at: null })

const checked = (more: Partial<SiteCheck>): { ok: true; answer: SiteCheck } => ({
  ok: true,
  answer: {
    origin: 'https://www.meadow.example',
    findings: ['works'],
    similar: null,
    opened_at: at,
    refused_at: null,
    ...more,
  },
})
export const checks = {
  works: checked({}),
  never: checked({ findings: ['never-asked'], opened_at: null }),
  similar: checked({
    origin: 'https://meadow.example',
    findings: ['similar-listed'],
    similar: 'https://www.meadow.example',
    opened_at: null,
  }),
}

const replies = (all: Site[], check = checks.works): NonNullable<MountOptions['replies']> => ({
  'GET admin/sites': {
    ok: true,
    answer: {
      sites: all,
      brands: [
        { name: 'coachkit', title: 'CoachKit' },
        { name: 'illume', title: 'Illume' },
      ],
      local_origins: false,
    },
  },
  'GET admin/schools': {
    ok: true,
    answer: {
      schools: [{ id: 'school-1', name: 'Meadow School', domain_name: null, flags: {}, active: true, created_at: at }],
    },
  },
  'POST admin/sites': { ok: true, answer: { site: made, secret_key: 'sk_shown-this-once' } },
  'PATCH admin/sites/{id}': ({ body }) => ({
    ok: true,
    answer: { site: { ...first, ...(body?.origins && { origins: body.origins }), name: body?.name ?? first.name } },
  }),
  'POST admin/sites/{id}/keys': ({ body }) => ({
    ok: true,
    answer: {
      site: {
        ...first,
        ...(body?.kind === 'public' && { public_key: 'pk_changed', line: '<script data-key="pk_changed">' }),
      },
      secret_key: body?.kind === 'secret' ? 'sk_the-next-one' : null,
    },
  }),
  'GET admin/sites/{id}/check': check,
})

const failed = { ok: false, problem: { code: 'server.failed', status: 500, detail: '' } } as const

/** What an admin can meet here. */
export const scenes = {
  full: { replies: replies(sites) },
  empty: { replies: replies([]) },
  never: { replies: replies(sites, checks.never) },
  similar: { replies: replies(sites, checks.similar) },
  refused: {
    replies: {
      ...replies(sites),
      'PATCH admin/sites/{id}': {
        ok: false,
        problem: { code: 'request.invalid', status: 422, detail: '', errors: { origins: 'no' } },
      },
    },
  },
  loading: { replies: { 'GET admin/sites': () => new Promise(() => {}) } },
  failed: { replies: { 'GET admin/sites': failed, 'GET admin/schools': failed } },
} satisfies Record<string, MountOptions>
