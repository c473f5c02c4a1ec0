import { keepPreviousData } from '@tanstack/react-query'
import type { chargeContract } from '#contract/cashier/charge.ts'
import type { exchangeContract } from '#contract/cashier/exchange.ts'
import { useCall } from '#web/client/api/api.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'

type ListRoute = typeof chargeContract.requests | typeof exchangeContract.requests

/** The page of own requests from the URL; reloaded on live notifications. */
export function useOwnRequests(route: ListRoute) {
  const { page, turnTo } = useAddressPage()
  const answer = useCall(route, { query: { page } }, { placeholderData: keepPreviousData, staleTime: 0 })
  useLastPage(page, answer)
  return { page, answer, turnTo }
}
