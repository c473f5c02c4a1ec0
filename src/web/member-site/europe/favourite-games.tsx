import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { load } from '#web/client/api/api.ts'
import { routeKey } from '#web/client/api/route-key.ts'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { leagueAddress } from '#web/sport/board/finding/league-address.ts'
import { useFavourites } from '#web/sport/board/finding/use-favourites.ts'
import { groupGames } from '#web/sport/board/games/game-groups.ts'
import { GoneGames } from '#web/sport/board/games/gone-games.ts'
import { useFreshGames } from '#web/sport/board/games/use-board.ts'
import { type MainColumn, mainMarkets } from '#web/sport/board/markets/main-markets.ts'
import { LeagueTable } from './league-table.tsx'

type FavouriteGamesProps = { readonly closeSeconds: number; readonly column: MainColumn }

/** The member's favourites: leagues as links, upcoming fixtures as rows. */
export function FavouriteGames({ closeSeconds, column }: FavouriteGamesProps) {
  const { leagues, fixtures } = useFavourites()
  const { open, ...answer } = useFixtures(fixtures)
  const { games, gone, late, handlers } = useFreshGames({
    // Fixtures are loaded one by one; the order of arrival is not the order of start.
    key: answer.isPending ? undefined : fixtures.join(' '),
    games: open,
    closeSeconds,
    answer,
  })
  const groups = groupGames(games, late)
  if (leagues.length === 0 && fixtures.length === 0) {
    return (
      <div className="card">
        <EmptyState
          icon={Star}
          title="즐겨찾기가 없습니다."
          hint="리그나 경기 옆의 별을 누르면 이곳에서 바로 볼 수 있습니다."
        />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" {...handlers} data-favourites>
      {leagues.length > 0 && (
        <ul aria-label="즐겨찾는 리그" className="flex flex-wrap gap-1.5">
          {leagues.map(league => (
            <li key={league.leagueId}>
              <Link
                to="/europe"
                search={leagueAddress(league)}
                className="flex h-9 items-center rounded-full border border-line bg-s1 px-3.5 text-sm font-medium text-dim hover:border-edge hover:text-text mobile:h-11"
              >
                {league.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {answer.isPending && <SkeletonRows rows={3} />}
      <GoneGames value={gone}>
        {groups.map(group => (
          <LeagueTable key={group.key} group={group} closeSeconds={closeSeconds} column={column} />
        ))}
      </GoneGames>
      {!answer.isPending && groups.length === 0 && fixtures.length > 0 && (
        <div className="card">
          <EmptyState
            icon={Star}
            title="베팅할 수 있는 즐겨찾기 경기가 없습니다."
            hint="시작한 경기는 목록에서 빠집니다."
          />
        </div>
      )}
    </div>
  )
}

/** The fixtures of these ids that still have markets, in order of start. */
const useFixtures = (ids: readonly number[]) =>
  useQueries({
    queries: ids.map(fixtureId => ({
      queryKey: routeKey(fixtureContract.event, { params: { fixtureId } }),
      queryFn: () => load(fixtureContract.event, { params: { fixtureId } }),
      staleTime: 0,
    })),
    combine: openGames,
  })

function openGames(answers: readonly UseQueryResult<Game>[]) {
  const open = answers
    .flatMap(({ data }) =>
      data && data.status === fixtureCode['not-started'] && data.markets.length > 0 ? [data] : [],
    )
    .map(game => ({ ...game, markets: [...mainMarkets(game).values()] }))
    .toSorted((a, b) => a.startdate.localeCompare(b.startdate))
  return {
    open,
    isPending: answers.some(answer => answer.isPending),
    isPlaceholderData: false,
    refetch: () => Promise.all(answers.map(answer => answer.refetch())),
  }
}
