import { Link } from '@tanstack/react-router'
import { withFixture } from '#web/sport/board/finding/board-query.ts'
import { MatchTile } from '#web/sport/tracker/match-tile.tsx'
import { useInplayGames } from './use-inplay-games.ts'

type OtherMatchesProps = { readonly sportId: number; readonly fixtureId: number }

/** Other live matches, those of the same sport first. */
export function OtherMatches({ sportId, fixtureId }: OtherMatchesProps) {
  const { games, loadedAt } = useInplayGames(undefined)
  const others = games
    .filter(game => game.fixtureId !== fixtureId)
    .toSorted((a, b) => Number(b.sport_id === sportId) - Number(a.sport_id === sportId))
  return (
    <nav aria-label="다른 경기" className="min-h-20 min-w-0" data-others>
      <ul className="scroll-quiet grid [scroll-snap-type:x] auto-cols-[190px] grid-flow-col gap-2 overflow-x-auto">
        {others.map(game => (
          <li key={game.fixtureId} className="min-w-0 snap-start">
            <Link
              to="."
              replace
              search={withFixture(game.fixtureId)}
              className="card block px-3 py-2 -outline-offset-2 hover:bg-s2"
            >
              <MatchTile game={game} loadedAt={loadedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
