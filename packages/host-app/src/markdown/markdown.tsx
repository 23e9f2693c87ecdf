import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Block, type Inline, parseMarkdown } from './parse.ts'

/** What has no name of its own goes by its place, which never changes in a text. */
const byPlace = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, key: `${place}` }))

/** A text of our own, in Markdown. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return (
    <div className="prose">
      {byPlace(blocks).map(({ item, key }) => (
        <BlockView block={item} key={key} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {byPlace(block.items).map(({ item, key }) => (
          <li key={key}>
            <Words parts={item} />
          </li>
        ))}
      </List>
    )
  }
  const words = <Words parts={block.parts} />
  if (block.kind === 'paragraph') return <p>{words}</p>
  if (block.kind === 'quote') return <blockquote>{words}</blockquote>
  return block.level === 2 ? <h2 id={block.id}>{words}</h2> : <h3 id={block.id}>{words}</h3>
}

const Words = ({ parts }: { parts: Inline[] }) => byPlace(parts).map(({ item, key }) => <Word part={item} key={key} />)

function Word({ part }: { part: Inline }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'code') return <code>{part.text}</code>
  const words = <Words parts={part.parts} />
  if (part.kind === 'strong') return <strong>{words}</strong>
  if (part.kind === 'em') return <em>{words}</em>
  return part.to.startsWith('/') ? <Link to={part.to}>{words}</Link> : <a href={part.to}>{words}</a>
}
