import { Link } from '@tanstack/react-router'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import type { SportKey } from '#web/sport/board/finding/running-sports.ts'
import { useNextGames } from '#web/sport/board/games/next-games.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'
import { sideName } from '#web/sport/tracker/sides.ts'

const shownMax = 6
const reread = 30_000

/** Upcoming matches, linked to their pre-match odds. */
export function Upcoming({ sport }: { readonly sport: SportKey }) {
  const sportId = Number(sport)
  const { data } = useCall(
    fixtureContract.events,
    { query: { type: 'europe', page: 1, ...(Number.isSafeInteger(sportId) && { sportId }) } },
    { refetchInterval: reread },
  )
  const games = useNextGames(data?.games ?? noRows, shownMax)
  if (games.length === 0) return null
  return (
    <section aria-label="곧 시작하는 경기" className="card overflow-clip" data-upcoming>
      <h2 className="flex h-9 items-center border-b border-line bg-s2 px-3 text-sm font-semibold">
        곧 시작하는 경기
      </h2>
      <ul>
        {games.map(game => (
          <li key={game.fixtureId} className="border-b border-line last:border-0">
            <Link
              to="/europe"
              search={{ fixture: String(game.fixtureId) }}
              className="flex h-12 items-center gap-2 px-3 text-sm -outline-offset-2 hover:bg-s2/50"
            >
              <Start startsAt={startOf(game)} />
              <SportIcon sportId={game.sport_id} size={15} />
              <Flag code={game.location_code} />
              <span className="grid min-w-0 flex-1 gap-0.5 leading-4 font-medium">
                <Side game={game} side="home" />
                <Side game={game} side="away" />
              </span>
              <span className="max-w-[35%] truncate text-xs text-dim mobile:hidden">{game.league_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Side = ({ game, side }: { readonly game: Game; readonly side: 'home' | 'away' }) => (
  <span className="flex items-center gap-1.5">
    <TeamBadge match={game} side={side} size={16} />
    <span className="min-w-0 truncate">{sideName(game, side)}</span>
  </span>
)

function Start({ startsAt }: { readonly startsAt: ReturnType<typeof startOf> }) {
  const left = useClock(at => untilStart(startsAt, at))
  return (
    <span className="flex w-32 shrink-0 items-baseline gap-2">
      <StartTime at={startsAt} className="font-bold whitespace-nowrap" />
      <span className="truncate text-xs text-dim">{left}</span>
    </span>
  )
}
