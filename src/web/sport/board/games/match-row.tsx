import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { withFixture } from '../finding/board-query.ts'
import { StarButton } from '../finding/star-button.tsx'
import { toggleFixture, useFavourites } from '../finding/use-favourites.ts'
import { type MainColumn, mainColumns, mainMarkets } from '../markets/main-markets.ts'
import { PriceCells } from '../markets/price-cells.tsx'

type MatchRowProps = {
  readonly game: Game
  /** The kind of price shown on a phone. */
  readonly column: MainColumn
  /** True if it takes no bets any more. */
  readonly closed: boolean
  /** The grid of the row: start, teams, three kinds of price, links. */
  readonly className: string
  /** State of a running match. */
  readonly state?: string
  /** Start and teams. */
  readonly children: ReactNode
}

/** Where one row is too narrow, the prices go below start, teams and links, each under its head. */
const inTwoLines =
  'tight:gap-y-1 tight:[&>:nth-child(2)]:col-span-3 tight:[&>:nth-child(3)]:col-start-2 tight:[&>:last-child]:col-start-5 tight:[&>:last-child]:row-start-1'

/** A match in one row of its league: main prices and links to all markets. */
export function MatchRow({ game, column, closed, className, state, children }: MatchRowProps) {
  const isPhone = useLayoutMode() === 'mobile'
  const markets = mainMarkets(game)
  const cells = (of: MainColumn) => (
    <PriceCells key={of} game={game} column={of} market={markets.get(of)} closed={closed} />
  )
  const attributes = {
    'aria-label': matchText(game.home_participants_name, game.away_participants_name),
    'data-fixture': game.fixtureId,
    'data-state': state,
  }
  if (isPhone) {
    return (
      <article {...attributes} className="border-b border-line p-3 last:border-0">
        <div className="flex items-center gap-2 pb-2">
          {children}
          <GameWays game={game} />
        </div>
        {cells(column)}
      </article>
    )
  }
  return (
    <article
      {...attributes}
      className={`${className} ${inTwoLines} border-b border-line last:border-0 hover:bg-s2/50`}
    >
      {children}
      {mainColumns.map(cells)}
      <GameWays game={game} />
    </article>
  )
}

type GameWaysProps = {
  readonly game: Pick<
    Game,
    'fixtureId' | 'home_participants_name' | 'away_participants_name' | 'marketCount'
  > & {
    readonly markets: readonly unknown[]
  }
}

/** The end of a game's row: favourite star, and the number of further markets. */
function GameWays({ game }: GameWaysProps) {
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
