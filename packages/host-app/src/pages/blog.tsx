import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Markdown } from '../markdown/markdown.tsx'
import { minutesToRead } from '../markdown/parse.ts'
import { useNamedPage } from '../page-title.ts'
import { findPost, type Post, posts } from '../texts/posts/posts.ts'
import { TextPage } from './text-page.tsx'
import { useBeginning } from './use-beginning.ts'

/** `/blogs` is the list; `?post=` names one of them. Not in the spec: our choice. */
export function Blog({ slug }: { slug: string | null }) {
  const post = findPost(slug)
  useBeginning(slug)
  if (post) return <PostPage key={post.slug} post={post} />
  return (
    <TextPage
      title="Notes on learning"
      lead={
        slug
          ? 'That post is no longer here. Here are the others.'
          : 'Short reads for the kitchen table, the classroom and the bus.'
      }
    >
      <ul className="post-list">
        {posts.map(({ slug, title, summary, date, for: readers }) => (
          <li key={slug}>
            <article className="post-card">
              <p className="post-about">
                <Day date={date} /> · for {readers}
              </p>
              <h2>
                <Link to={`/blogs?post=${slug}`}>{title}</Link>
              </h2>
              <p>{summary}</p>
            </article>
          </li>
        ))}
      </ul>
    </TextPage>
  )
}

function PostPage({ post }: { post: Post }) {
  const text = useText(post)
  useNamedPage(post.title)
  return (
    <TextPage title={post.title} lead={post.summary}>
      <p className="post-about post-line">
        <Day date={post.date} /> · for {post.for}
        {text && ` · ${minutesToRead(text)} min read`}
      </p>
      {text ? <Markdown text={text} /> : <p className="post-waits">Loading…</p>}
      <p>
        <Link className="button quiet" to="/blogs">
          <ArrowLeft aria-hidden size={18} /> All posts
        </Link>
      </p>
    </TextPage>
  )
}

function useText(post: Post): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    // What can't be had goes to the page's own panel.
    post.load().then(
      (loaded) => !isLeft && setText(loaded),
      (cause) =>
        setText(() => {
          throw cause
        }),
    )
    return () => {
      isLeft = true
    }
  }, [post])
  return text
}

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>
    {new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
  </time>
)
