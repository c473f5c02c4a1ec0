import { keepPreviousData } from '@tanstack/react-query'
import { customerContract } from '#contract/customer.ts'
import { useCall } from '#web/client/api/api.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'

/** The page of the own questions that the address asks for; the live connection tells when it is to be read again. */
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
