import { Link } from '@tanstack/react-router'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { useCall } from '#web/client/api/api.ts'
import { closeDrawer } from '#web/client/state/overlays.ts'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { Skeletons } from '#web/kit/display/states.tsx'
import { leagueAddress } from '#web/sport/board/finding/league-address.ts'
import { byStart, startOf } from '#web/sport/prices/offered.ts'
import { useSportsPage } from './use-sports-page.ts'

/** Number of the ten top events that fit. */
const shownMax = 5

/** 주요경기: the top events in the order of time, each linked to its league (SIDEBAR-001, SIDEBAR-002). */
export function KeyMatches() {
  const { data, isPending } = useCall(fixtureContract.topEvents, undefined, {
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
  if (isPending) return <KeyMatchesWait />
  if (!data || data.length === 0) return null
  return (
    <nav aria-label="주요경기" className="card py-2" data-key-matches>
      <h2 className="px-4 py-1.5 text-sm font-semibold text-dim">주요경기</h2>
      <ul>
        {data
          .slice(0, shownMax)
          .toSorted(byStart)
          .map(game => (
            <li key={game.fixtureId}>
              <KeyMatch game={game} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Reserves the space, so that the trees below don't move. */
const KeyMatchesWait = () => (
  <div className="card grid px-4 py-2">
    <div className="h-[30px]" />
    <Skeletons count={shownMax} className="my-1.5 h-7 mobile:h-9" />
  </div>
)

function KeyMatch({ game }: { readonly game: Game }) {
  const page = useSportsPage()
  const place = { sportId: game.sport_id, locationId: game.location_id, leagueId: game.league_id }
  return (
    <Link
      to={page}
      search={{ ...leagueAddress(place), fixture: String(game.fixtureId) }}
      onClick={closeDrawer}
      className="flex min-h-10 items-center gap-3 px-4 py-0.5 -outline-offset-2 hover:bg-s2 mobile:min-h-12"
    >
      <span className="min-w-0 flex-1 text-sm leading-tight font-semibold text-balance">
        {`${game.home_participants_name}\u00a0– ${game.away_participants_name}`}
      </span>
      <StartTime at={startOf(game)} className="shrink-0 text-xs text-dim" />
    </Link>
  )
}
