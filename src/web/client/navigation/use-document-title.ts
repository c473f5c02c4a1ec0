import { useEffect } from 'react'

/**
 * Sets the window title of a page whose route alone does not determine it; the next page restores the
 * shell's title.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 한판`
  }, [title])
}
