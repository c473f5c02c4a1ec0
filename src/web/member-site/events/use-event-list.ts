import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { eventContract } from '#contract/promotions/events.ts'
import { useCall } from '#web/client/api/api.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The page of events that the address asks for. */
export function useEventList() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = readPage(address.page)
  const answer = useCall(
    eventContract.list,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  const turnTo = (next: number) => {
    void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } })
    window.scrollTo({ top: 0 })
  }
  return { page, answer, turnTo }
}
