import { useEffect } from 'react'

/** The window's title of a page whose address alone doesn't say what it shows; the shell's own comes with the next page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 한판`
  }, [title])
}
