import { keepPreviousData } from '@tanstack/react-query'
import { eventContract } from '#contract/promotions/events.ts'
import { useCall } from '#web/client/api/api.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'

/** The page of events from the URL. */
export function useEventList() {
  const { page, turnTo } = useAddressPage()
  const answer = useCall(
    eventContract.list,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  return { page, answer, turnTo }
}
