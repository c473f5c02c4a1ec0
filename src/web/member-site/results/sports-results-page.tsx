import { CalendarX } from 'lucide-react'
import type { FinishedGame } from '#contract/fixtures.ts'
import { dayAfter } from '#domain/day-after.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { LeagueResults } from './league-results.tsx'
import { resultLeagues } from './result-leagues.ts'
import { ResultsFilters } from './results-filters.tsx'
import { useResults } from './use-results.ts'

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
