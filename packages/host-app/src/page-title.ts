import { useEffect, useState } from 'react'

/** What names the thing that a page shows: a quiz, a course, a child. */
const naming = ['coach-title', 'coach-quiz-ready'] as const

/**
 * Titles the tab: the name of the thing on the page once a widget says it, the page's own title until then. `page` is
 * the address with its query, so that another thing under the same path begins without the last one's name.
 */
export function usePageTitle(page: string, title: string, brand: string) {
  const [named, setNamed] = useState<{ page: string; title: string } | null>(null)
  useEffect(() => {
    const hear = ({ detail }: Event & { detail?: { title?: string } }) => {
      if (detail?.title) setNamed({ page, title: detail.title })
    }
    for (const name of naming) document.addEventListener(name, hear)
    return () => {
      for (const name of naming) document.removeEventListener(name, hear)
    }
  }, [page])
  const shown = named?.page === page ? named.title : title
  useEffect(() => {
    document.title = `${shown} · ${brand}`
  }, [shown, brand])
}

/** The same for a page of the host's own, such as a post. */
export function useNamedPage(title: string | null) {
  useEffect(() => {
    if (title) document.dispatchEvent(new CustomEvent('coach-title', { detail: { title } }))
  }, [title])
}
