import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { friendContract } from '#contract/promotions/friends.ts'
import { useCall } from '#web/client/api/api.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The page of friends from the URL. */
export function useFriendList() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = readPage(address.page)
  const answer = useCall(
    friendContract.list,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  const turnTo = (next: number) =>
    void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } })
  return { page, answer, turnTo }
}
