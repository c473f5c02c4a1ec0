import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { betContract } from '#contract/bets/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { useCall } from '#web/client/api/api.ts'
import { useLiveState } from '#web/client/live/live.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { now } from '#web/kit/time/time.ts'
import {
  type Address,
  filterAddress,
  type HistoryFilter,
  historyQuery,
  readFilter,
} from './history-filter.ts'

const POLL_MILLISECONDS = 10_000

/**
 * The history page from the URL. The live connection announces settled bets; open bets are polled only
 * while it is broken.
 */
export function useHistory() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const isLive = useLiveState() === 'open'
  const filter = readFilter(address)
  const answer = useCall(
    betContract.list,
    { query: historyQuery(filter, now()) },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        !isLive && state.data?.bets.some(bet => bet.status === betStatusCode.open)
          ? POLL_MILLISECONDS
          : false,
    },
  )
  useLastPage(filter.page, answer)
  /** Changes the filter; starts at page 1 unless a page is given. */
  const show = (change: Partial<HistoryFilter>) =>
    void navigate({ to: '.', search: filterAddress({ ...filter, page: 1, ...change }) })
  return { filter, answer, show }
}
