import type { Game } from '#contract/fixtures/fixtures.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { type Cell, cellsOf, mainMarkets } from '#web/sport/board/markets/main-markets.ts'
import { OutcomeButton } from '#web/sport/board/markets/outcome-button.tsx'
import { NoOddsCell, VersusCell } from '#web/sport/prices/line-cell.tsx'

/** Labels of the picks where the teams are shown above. */
export const winnerWords = { '1': '승', X: '무', '2': '패' }

type HomePricesProps = {
  readonly game: Game
  readonly closed: boolean
  readonly onPick: (selection: Selection) => void
  /** Label above the odds, for narrow places; otherwise one line with team shields. */
  readonly stacked?: boolean
  /** Labels of the picks when the teams are shown above. */
  readonly shownAs?: Readonly<Record<string, string>>
}

/** The three picks of a match: home, draw (or VS without one), away; a click adds to the cart. */
export function HomePrices({ stacked = false, ...props }: HomePricesProps) {
  const market = mainMarkets(props.game).get('winner')
  return (
    <div
      className={classNames(
        'grid gap-1.5 mobile:grid-cols-3',
        stacked ? 'odds-stacked grid-cols-3' : 'grid-cols-[minmax(0,1fr)_84px_minmax(0,1fr)]',
      )}
      data-market={market?.marketId}
    >
      {cellsOf('winner', market).map(cell => (
        <Place key={cell.pick} {...props} cell={cell} badged={!stacked} market={market} />
      ))}
    </div>
  )
}

type PlaceProps = Omit<HomePricesProps, 'stacked'> & {
  readonly cell: Cell
  readonly badged: boolean
  readonly market: ReturnType<ReturnType<typeof mainMarkets>['get']>
}

const sides = { '1': 'home', X: 'middle', '2': 'away' } as const

function Place({ cell: { pick, outcome }, market, shownAs, ...props }: PlaceProps) {
  if (!market || !outcome) return market && pick === 'X' ? <VersusCell /> : <NoOddsCell />
  const word = shownAs?.[pick]
  return (
    <OutcomeButton
      {...props}
      market={market}
      outcome={outcome}
      side={pick === '1' ? sides[pick] : pick === '2' ? sides[pick] : sides.X}
      {...(word !== undefined && { shownAs: word })}
    />
  )
}
