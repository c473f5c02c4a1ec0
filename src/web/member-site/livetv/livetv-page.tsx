import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Tv } from 'lucide-react'
import { inplayContract, type RunningGame } from '#contract/fixtures/inplay.ts'
import { LIVE_TOPIC } from '#contract/live/live.ts'
import { useTimedCall } from '#web/client/api/api.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { LiveMark } from '#web/kit/display/badge.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { now } from '#web/kit/time/time.ts'
import { type Address, withFixture } from '#web/sport/board/finding/board-query.ts'
import { leagueGroups, sportAddress, sportKeyOf, sportTabs } from '#web/sport/board/finding/running-sports.ts'
import { MatchTile } from '#web/sport/tracker/match-tile.tsx'
import { Screen } from './screen.tsx'

/** Polling interval for starts and ends of matches; scores arrive through the live connection. */
const refetchInterval = 15_000

/** `/livetv`: live matches, one on the screen and the others next to it (ROUTE-012, ROUTE-013). */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  useLiveTopics([LIVE_TOPIC])
  const { answer, loadedAt } = useTimedCall(inplayContract.games, { query: {} }, { refetchInterval })
  const { data, error, refetch, isFetching } = answer
  const key = sportKeyOf(address)
  const goTo = (search: Address) => void navigate({ to: '.', search })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex items-center gap-3">
        <h1 className="text-2xl">라이브TV</h1>
        {data && data.length > 0 && <LiveMark />}
      </header>
      {error && !data && (
        <div className="card">
          <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      )}
      {!data && !error && (
        <>
          <Skeleton className="h-9 mobile:h-11" />
          <Skeleton className="h-[760px]" />
        </>
      )}
      {data && (
        <>
          <Tabs
            label="종목"
            tabs={sportTabs(data, key).map(({ sportId, ...tab }) => ({
              ...tab,
              ...(sportId !== undefined && { icon: <SportIcon sportId={sportId} size={15} /> }),
            }))}
            value={key}
            onChange={sport => goTo(sportAddress(sport, Math.floor(now() / 1_000)))}
          />
          <Centre
            games={leagueGroups(data, key).flatMap(({ games }) => games)}
            loadedAt={loadedAt}
            wanted={Number(address.fixture)}
          />
        </>
      )}
    </div>
  )
}

type CentreProps = {
  readonly games: readonly RunningGame[]
  readonly loadedAt: number
  readonly wanted: number
}

/** The chosen match, otherwise the first, with the list next to it. */
function Centre({ games, loadedAt, wanted }: CentreProps) {
  const chosen = games.find(({ fixtureId }) => fixtureId === wanted) ?? games[0]
  if (!chosen) {
    return (
      <div className="card">
        <EmptyState
          icon={Tv}
          title="지금 중계 중인 경기가 없습니다."
          hint="경기가 시작되면 이곳에 바로 나타납니다."
        />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_240px] items-start gap-3 narrow:grid-cols-[minmax(0,1fr)]">
      <Screen key={chosen.fixtureId} game={chosen} loadedAt={loadedAt} />
      <MatchPicker games={games} loadedAt={loadedAt} chosen={chosen.fixtureId} />
    </div>
  )
}

type MatchPickerProps = {
  readonly games: readonly RunningGame[]
  readonly loadedAt: number
  readonly chosen: number
}

/** All live matches; the one on the screen is marked. */
function MatchPicker({ games, loadedAt, chosen }: MatchPickerProps) {
  return (
    <nav aria-label="중계 경기" className="card overflow-clip">
      <h2 className="flex h-9 items-center gap-2 border-b border-line bg-s2 px-3 text-sm font-semibold">
        중계 경기 <span className="font-normal text-dim">{games.length}</span>
      </h2>
      <ul className="scroll-quiet max-h-[760px] overflow-y-auto narrow:max-h-none">
        {games.map(game => (
          <li key={game.fixtureId} className="border-b border-line last:border-0">
            <Link
              to="."
              search={withFixture(game.fixtureId)}
              resetScroll
              aria-current={game.fixtureId === chosen || undefined}
              data-live-match={game.fixtureId}
              className={classNames(
                'block px-3 py-2.5 -outline-offset-2 hover:bg-s2',
                game.fixtureId === chosen && 'bg-s2 [box-shadow:inset_2px_0_var(--color-jade)]',
              )}
            >
              <MatchTile game={game} loadedAt={loadedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
