import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

type PagedAnswer = {
  readonly data?: { readonly pageCount: number } | undefined
  /** The answer is that of the list before, whose pages say nothing of this one's. */
  readonly isPlaceholderData: boolean
}

/** Lists grow shorter while they are looked at: where the page of the address is no more, the last one is shown. */
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
