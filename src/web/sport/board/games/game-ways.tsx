import { Link } from '@tanstack/react-router'
import type { Game } from '#contract/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { withFixture } from '../finding/board-query.ts'
import { StarButton } from '../finding/star-button.tsx'
import { toggleFixture, useFavourites } from '../finding/use-favourites.ts'

type GameWaysProps = {
  readonly game: Pick<
    Game,
    'fixtureId' | 'home_participants_name' | 'away_participants_name' | 'marketCount'
  > & {
    readonly markets: readonly unknown[]
  }
}

/** The end of a game's row: favourite star, and the number of further markets. */
export function GameWays({ game }: GameWaysProps) {
  const chosen = useFavourites(({ fixtures }) => fixtures.includes(game.fixtureId))
  const more = game.marketCount - game.markets.length
  const match = matchText(game.home_participants_name, game.away_participants_name)
  return (
    <div className="flex items-center justify-end">
      <StarButton name={match} chosen={chosen} onToggle={() => toggleFixture(game.fixtureId)} />
      {more > 0 && (
        <Link
          to="."
          search={withFixture(game.fixtureId)}
          resetScroll
          aria-label={`${match} 다른 베팅 +${more}`}
          className="grid h-8 min-w-8 place-items-center rounded-md px-1 text-sm font-semibold text-dim hover:bg-s2 hover:text-text mobile:size-11"
        >
          +{more}
        </Link>
      )}
    </div>
  )
}
