import { useDeployment } from '../deployment.ts'
import { Markdown } from '../markdown/markdown.tsx'
import privacy from '../texts/privacy.md?raw'
import terms from '../texts/terms.md?raw'
import { TextPage } from './text-page.tsx'

const pages = {
  terms: {
    title: 'Terms and conditions',
    lead: 'What we promise, what we ask of you, and what happens if something goes wrong. In plain English.',
    text: terms,
  },
  privacy: {
    title: 'Privacy',
    lead: 'Children learn here. We keep very little, we say why, and we never sell any of it.',
    text: privacy,
  },
}

/** The two texts that everybody has the right to read before anything else. */
export function Legal({ page }: { page: keyof typeof pages }) {
  const { brand } = useDeployment()
  const { title, lead, text } = pages[page]
  return (
    <TextPage title={title} lead={lead}>
      <Markdown text={text.replaceAll('{brand}', brand.title)} />
    </TextPage>
  )
}
