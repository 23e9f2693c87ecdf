import sharp from 'sharp'
import { subjectFlag } from '../../areas/static/schema.ts'
import type { PeopleWorld } from './people.ts'

/** What rows of the area's calls are about. */
export async function staticWorld({ server, cast }: PeopleWorld) {
  await server.database.db.insert(subjectFlag).values([{ subject_id: '1', published: true }, { subject_id: '2' }])
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#F4A261' } })
    .png()
    .toBuffer()
  const picture = new File([new Uint8Array(bytes)], 'kite.png', { type: 'image/png' })
  const { collectible } = await server.answer(
    'POST collectibles',
    { form: { name: 'A ladybird', subject_id: '1', image: picture } },
    cast.admin.token,
  )
  return { collectible, picture }
}
