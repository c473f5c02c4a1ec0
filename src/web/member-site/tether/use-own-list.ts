import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The page of own requests from the URL. */
export function usePages() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    page: readPage(address.page),
    turnTo: (next: number) =>
      void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } }),
    options: { placeholderData: keepPreviousData, staleTime: 0 } as const,
  }
}
