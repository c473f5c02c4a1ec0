import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { betContract } from '#contract/bets.ts'
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
 * The page of the history that the address asks for. The live connection tells of each settled bet; only where it is
 * broken are open bets asked about now and then.
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
  /** Another part of the history, from its first page unless a page is named. */
  const show = (change: Partial<HistoryFilter>) =>
    void navigate({ to: '.', search: filterAddress({ ...filter, page: 1, ...change }) })
  return { filter, answer, show }
}
