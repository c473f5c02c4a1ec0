import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { type FinishedGame, fixtureContract } from '#contract/fixtures/fixtures.ts'
import { dayAfter } from '#domain/day-after.ts'
import { formatFigure, seoulDay } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { LeagueResults } from './league-results.tsx'
import { resultLeagues } from './result-leagues.ts'
import { ResultsFilters } from './results-filters.tsx'
import { type Address, filterAddress, type ResultsFilter, readFilter, resultsQuery } from './results-query.ts'

const REFRESH_MILLISECONDS = 20_000

/** The results of the URL's filter, and the leagues of that day. Today's list grows as matches end. */
function useResults() {
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

/** 스포츠 결과: a day's matches with scores by period, fifteen a page (ROUTE-062, handbook 6.5). */
export function Page() {
  const { today, filter, answer, leagues, counted, show } = useResults()
  const { data } = answer
  const turnTo = (page: number) => {
    show({ page })
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex items-baseline gap-3">
        <h1 className="text-2xl">스포츠 결과</h1>
        {data && <p className="text-sm text-dim">{formatFigure(data.totalCount)}경기</p>}
      </header>
      <ResultsFilters filter={filter} today={today} leagues={leagues} counted={counted} onChange={show} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-[130px]" />}>
        {({ games }) => <Results games={games} busy={answer.isPlaceholderData} />}
      </AnswerView>
      {data?.games.length === 0 && (
        <div className="card">
          <EmptyState
            icon={CalendarX}
            title="경기결과가 없습니다."
            hint="다른 날짜나 종목을 선택해 보세요."
            action={<Button onClick={() => show({ date: dayAfter(filter.date, -1) })}>이전 날짜 보기</Button>}
          />
        </div>
      )}
      <Pagination page={filter.page} pageCount={data?.pageCount ?? 0} onChange={turnTo} />
    </div>
  )
}

type ResultsProps = { readonly games: readonly FinishedGame[]; readonly busy: boolean }

const Results = ({ games, busy }: ResultsProps) => (
  <section
    aria-label="경기결과"
    aria-busy={busy}
    className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3 transition-opacity', busy && 'opacity-60')}
  >
    {resultLeagues(games).map(league => (
      <LeagueResults key={league.key} league={league} />
    ))}
  </section>
)
