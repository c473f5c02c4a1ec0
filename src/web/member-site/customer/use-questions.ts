import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { customerContract } from '#contract/customer.ts'
import { useCall } from '#web/client/api/api.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The page of the own questions that the address asks for; the live connection tells when it is to be read again. */
export function useQuestions() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = readPage(address.page)
  const answer = useCall(
    customerContract.list,
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
