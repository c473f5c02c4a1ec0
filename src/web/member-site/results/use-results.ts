import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { fixtureContract } from '#contract/fixtures.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { type Address, filterAddress, type ResultsFilter, readFilter, resultsQuery } from './results-query.ts'

const REFRESH_MILLISECONDS = 20_000

/** The results of the URL's filter, and the leagues of that day. Today's list grows as matches end. */
export function useResults() {
  const today = useClock(seoulDay)
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readFilter(address, today)
  const refetchInterval = filter.date >= today ? REFRESH_MILLISECONDS : false
  const answer = useCall(
    fixtureContract.results,
    { query: resultsQuery(filter) },
    { placeholderData: keepPreviousData, refetchInterval },
  )
  useLastPage(filter.page, answer)
  const leagues = useCall(
    fixtureContract.resultLeagues,
    { query: { date: filter.date } },
    { placeholderData: keepPreviousData, refetchInterval },
  )
  /** Changes the filter; starts at page 1 unless a page is given. */
  const show = (change: Partial<ResultsFilter>) =>
    void navigate({ to: '.', search: filterAddress({ ...filter, page: 1, ...change }, today) })
  return {
    today,
    filter,
    answer,
    leagues: leagues.data ?? noRows,
    counted: leagues.data !== undefined,
    show,
  }
}
