import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

type PagedAnswer = {
  readonly data?: { readonly pageCount: number } | undefined
  /** The data belongs to the previous list, whose page count is not valid for this one. */
  readonly isPlaceholderData: boolean
}

/** Moves to the last page when the URL's page no longer exists, because the list became shorter. */
export function useLastPage(page: number, { data, isPlaceholderData }: PagedAnswer): void {
  const navigate = useNavigate()
  const last = isPlaceholderData || !data ? undefined : Math.max(1, data.pageCount)
  useEffect(() => {
    if (last === undefined || page <= last) return
    const shown = last === 1 ? undefined : String(last)
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, page: shown }),
      replace: true,
    })
  }, [navigate, page, last])
}
