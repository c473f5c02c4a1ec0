import { Link } from '@tanstack/react-router'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { prematchClosesAt } from '#domain/fixtures/closing.ts'
import { MINUTE } from '#domain/instant.ts'
import { matchText, type Selection } from '#domain/slip/selection.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { countdownText } from '#web/kit/time/time.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'
import { sideName } from '#web/sport/tracker/sides.ts'
import { CardRow, CardRowFailed, CardRowWait } from './card-row.tsx'
import { HomePrices, winnerWords } from './home-prices.tsx'
import { matchPath } from './match-path.ts'
import { useOpenGames } from './open-games.ts'

const shownMax = 4
const soonWithin = 30 * MINUTE
const cardHeight = 'h-[164px]'

/** The upcoming matches, for the row of those that close soon and the list of the others. */
export const useUpcoming = () =>
  useCall(fixtureContract.events, { query: { type: 'europe' } }, { refetchInterval: 20_000 })

/** The ids of the first matches that close within half an hour. */
export function useClosingSoon(games: readonly Game[]): ReadonlySet<number> {
  const seconds = useCloseSeconds()
  const ids = useClock(now =>
    games
      .filter(game => {
        const left = prematchClosesAt(startOf(game), seconds) - now
        return left > 0 && left <= soonWithin
      })
      .slice(0, shownMax)
      .map(({ fixtureId }) => fixtureId)
      .join(' '),
  )
  return new Set(ids.split(' ').map(Number))
}

/** 마감 임박: the matches that close next, with the time left and odds. It keeps its place when empty. */
export function ClosingSoon({ onPick }: { readonly onPick: (selection: Selection) => void }) {
  const { data, isPending, isFetching, refetch } = useUpcoming()
  const ids = useClosingSoon(data?.games ?? noRows)
  const games = useOpenGames(
    (data?.games ?? noRows).filter(({ fixtureId }) => ids.has(fixtureId)),
    shownMax,
  )
  return (
    <section aria-label="마감 임박" className="grid grid-cols-[minmax(0,1fr)] gap-1.5" data-closing-soon>
      <header className="flex h-9 items-center gap-2 mobile:h-11">
        <h2 className="text-md">마감 임박</h2>
        <span className="text-sm text-dim">30분 안에 마감</span>
      </header>
      {isPending ? (
        <CardRowWait width="quarter" count={shownMax} className={cardHeight} />
      ) : !data ? (
        <CardRowFailed
          text="마감이 가까운 경기를 불러오지 못했습니다."
          onRetry={() => void refetch()}
          busy={isFetching}
          className={cardHeight}
        />
      ) : games.length === 0 ? (
        <p className={`card grid place-items-center text-dim ${cardHeight}`}>
          30분 안에 마감되는 경기가 없습니다.
        </p>
      ) : (
        <CardRow label="마감 임박 경기 목록" width="quarter">
          {games.map(game => (
            <li key={game.fixtureId} className="min-w-0 snap-start" data-fixture={game.fixtureId}>
              <ClosingCard game={game} onPick={onPick} />
            </li>
          ))}
        </CardRow>
      )}
    </section>
  )
}

type ClosingCardProps = { readonly game: Game; readonly onPick: (selection: Selection) => void }

/** A match with the time left to bet on it; the teams link to all its markets. */
function ClosingCard({ game, onPick }: ClosingCardProps) {
  const seconds = useCloseSeconds()
  const closed = useIsClosed(game, seconds)
  const left = useClock(now => countdownText(prematchClosesAt(startOf(game), seconds) - now))
  return (
    <article
      aria-label={matchText(game.home_participants_name, game.away_participants_name)}
      className={`card grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-2.5 p-3 ${cardHeight}`}
    >
      <Link
        {...matchPath.before(game.fixtureId)}
        className="group grid grid-cols-[minmax(0,1fr)] content-between rounded-md -outline-offset-2"
      >
        <span className="flex items-center gap-1.5 text-xs text-dim">
          <SportIcon sportId={game.sport_id} size={14} />
          <Flag code={game.location_code} />
          <span className="min-w-0 flex-1 truncate">{game.league_name}</span>
          <span className="shrink-0">
            마감 <b className="text-live">{left}</b>
          </span>
        </span>
        <Side game={game} side="home" />
        <Side game={game} side="away" />
      </Link>
      <HomePrices game={game} closed={closed} onPick={onPick} stacked shownAs={winnerWords} />
    </article>
  )
}

const Side = ({ game, side }: { readonly game: Game; readonly side: 'home' | 'away' }) => (
  <span className="flex h-6.5 items-center gap-2">
    <TeamBadge match={game} side={side} size={20} />
    <span className="min-w-0 flex-1 truncate font-semibold group-hover:text-jade">
      {sideName(game, side)}
    </span>
  </span>
)
