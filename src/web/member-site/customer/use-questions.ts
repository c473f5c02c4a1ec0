import { keepPreviousData } from '@tanstack/react-query'
import { customerContract } from '#contract/customer.ts'
import { useCall } from '#web/client/api/api.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'

/** The page of own questions from the URL; reloaded on live notifications. */
export function useQuestions() {
  const { page, turnTo } = useAddressPage()
  const answer = useCall(
    customerContract.list,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  return { page, answer, turnTo }
}
