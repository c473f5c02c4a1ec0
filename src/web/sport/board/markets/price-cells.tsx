import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { NoOddsCell } from '#web/sport/prices/line-cell.tsx'
import { cellsOf, lineText, type MainColumn } from './main-markets.ts'
import { OutcomeButton } from './outcome-button.tsx'

type PriceCellsProps = {
  readonly game: Game
  readonly column: MainColumn
  readonly market: OfferedMarket | undefined
  readonly closed: boolean
  /** Each price shows its side, where there are no column heads. */
  readonly named?: boolean
}

const phoneWords: Readonly<Record<string, string>> = {
  '1': '홈',
  X: '무',
  '2': '원정',
  Over: '오버',
  Under: '언더',
}

/**
 * The prices of one column: on the desktop the line alone, since the heads name the sides; on a phone, or
 * without heads, both.
 */
export function PriceCells({ game, column, market, closed, named = false }: PriceCellsProps) {
  const isNamed = useLayoutMode() === 'mobile' || named
  const cells = cellsOf(column, market)
  return (
    <div
      data-market={market?.marketId}
      className={classNames(
        'odds-dense grid gap-1',
        named && 'desktop:[&_.odds]:gap-2!',
        cells.length === 3 ? 'grid-cols-3' : 'odds-lines grid-cols-2',
      )}
    >
      {cells.map(({ pick, outcome }) => {
        if (pick === 'X' && market && !outcome) return <span key={pick} />
        if (!market || !outcome) return <NoOddsCell key={pick} />
        const line = lineText(market, outcome)
        const shownAs = isNamed ? `${phoneWords[pick] ?? ''} ${line}`.trim() : line
        return (
          <OutcomeButton
            key={pick}
            game={game}
            market={market}
            outcome={outcome}
            shownAs={shownAs}
            side="middle"
            closed={closed}
          />
        )
      })}
    </div>
  )
}
