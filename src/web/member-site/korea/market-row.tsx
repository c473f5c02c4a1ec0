import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { overtimeTag } from '#domain/markets/market-catalogue.ts'
import { splitMarketName } from '#web/sport/board/markets/market-name.ts'
import { type RowForm, rowForm } from '#web/sport/board/markets/market-row-form.ts'
import { OutcomeButton } from '#web/sport/board/markets/outcome-button.tsx'
import { LineCell, VersusCell } from '#web/sport/prices/line-cell.tsx'

type MarketProps = {
  readonly game: Game
  readonly market: OfferedMarket
  readonly closed: boolean
}

/** Odds of a market in three columns, or as a grid for many picks. */
export function MarketPrices({ game, market, closed }: MarketProps) {
  const form = rowForm(market)
  if (!form) {
    return (
      <div className="grid grid-cols-3 gap-1.5">
        {market.bets.map(outcome => (
          <OutcomeButton key={outcome.id} game={game} market={market} outcome={outcome} closed={closed} />
        ))}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px_minmax(0,1fr)] gap-1.5 max-[1400px]:grid-cols-[minmax(0,1fr)_80px_minmax(0,1fr)] max-[1360px]:desktop:[&_.odds-badge]:hidden narrow:grid-cols-3">
      <OutcomeButton game={game} market={market} outcome={form.left} badged closed={closed} />
      <Middle game={game} market={market} closed={closed} middle={form.middle} />
      <OutcomeButton game={game} market={market} outcome={form.right} side="away" badged closed={closed} />
    </div>
  )
}

function Middle({ middle, ...market }: MarketProps & { readonly middle: RowForm['middle'] }) {
  if (middle.kind === 'line') return <LineCell line={middle.line} signed={middle.signed} />
  if (middle.kind === 'versus') return <VersusCell />
  return <OutcomeButton {...market} outcome={middle.outcome} side="middle" />
}

/** "승무패" above its part of the match, "전반전", and the overtime tag once (handbook 1.11); at most two lines. */
export function MarketLabel({ game, market }: Pick<MarketProps, 'game' | 'market'>) {
  const tag = overtimeTag(market.marketId as MarketTypeId, game.sport_id as SportId)
  const { name, part } = splitMarketName(market.marketNameKorean, tag)
  return (
    <p className="min-w-0 text-sm leading-tight text-dim narrow:flex narrow:items-baseline narrow:gap-1.5 narrow:pb-1 narrow:text-xs">
      <span className="block font-medium">{name}</span>
      {(part || tag) && <span className="block text-xs">{[part, tag].filter(Boolean).join('·')}</span>}
    </p>
  )
}
