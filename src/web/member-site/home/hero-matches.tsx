import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { formatSeoul, seoulDay, weekdaySeoul } from '#domain/korean-formats.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { now } from '#web/kit/time/time.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { byStart, startOf } from '#web/sport/prices/offered.ts'
import { CardRow, CardRowFailed, CardRowWait } from './card-row.tsx'
import { HeroCard } from './hero-card.tsx'
import { useOpenGames } from './open-games.ts'

const shownMax = 3
/** Fixed height of a card. */
const cardHeight = 'h-[246px] mobile:h-[254px]'

/** 오늘의 경기: three top matches of the day in Seoul, in the order of time, with teams and odds. */
export function HeroMatches({ onPick }: { readonly onPick: (selection: Selection) => void }) {
  const { data, isPending, isFetching, refetch } = useCall(fixtureContract.topEvents, undefined, {
    refetchInterval: 60_000,
  })
  const games = useOpenGames(data?.filter(isToday) ?? noRows, shownMax)
  return (
    <section aria-label="오늘의 경기" className="grid grid-cols-[minmax(0,1fr)] gap-2.5" data-top-matches>
      <header className="flex items-baseline gap-2.5">
        <h2 className="text-2xl mobile:text-xl">오늘의 경기</h2>
        <Today />
      </header>
      {isPending && <CardRowWait width="third" count={shownMax} className={cardHeight} />}
      {!isPending && !data && (
        <CardRowFailed
          text="주요 경기를 불러오지 못했습니다."
          onRetry={() => void refetch()}
          busy={isFetching}
          className={cardHeight}
        />
      )}
      {data && games.length === 0 && (
        <p className={`card grid place-items-center text-dim ${cardHeight}`}>
          오늘 남은 주요 경기가 없습니다.
        </p>
      )}
      {games.length > 0 && (
        <CardRow label="오늘의 경기 목록" width="third">
          {games.toSorted(byStart).map(game => (
            <li key={game.fixtureId} className="min-w-0 snap-start">
              <HeroCard game={game} className={cardHeight} onPick={onPick} />
            </li>
          ))}
        </CardRow>
      )}
    </section>
  )
}

/** "11월 23일 월요일" */
function Today() {
  const day = useClock(at => `${formatSeoul(at, 'MM-DD HH:mm').slice(0, 5)} ${weekdaySeoul(at)}`)
  const [date = '', weekday] = day.split(' ')
  const [month, dayOfMonth] = date.split('-').map(Number)
  return (
    <span className="text-sm text-dim">
      {month}월 {dayOfMonth}일 {weekday}요일
    </span>
  )
}

const isToday = (game: Game): boolean => seoulDay(startOf(game)) === seoulDay(now())
