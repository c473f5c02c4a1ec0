import type { TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { aboveOf, type BettingState, outcomeState } from './betting-state.ts'
import { MarketHead } from './market-head.tsx'
import { type MarketGroupProps, WorstMark } from './market-table.tsx'
import { worstOutcome } from './market-view.ts'
import { OfferedPrice } from './offered-price.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { priceText } from './price-dialog.tsx'
import { StateBadge } from './state-badge.tsx'

/** One kind of market on a phone: each pick in a block of its own. */
export function MarketCards({ group, sheet, allowed, onDeed }: MarketGroupProps) {
  return (
    <section aria-label={group.name} className="card">
      <h2 className="border-b border-line px-3 py-2.5 text-base">{group.name}</h2>
      {group.markets.map(market => (
        <MarketCard
          key={`${market.id} ${market.betBaseline}`}
          market={market}
          sheet={sheet}
          allowed={allowed}
          onDeed={onDeed}
        />
      ))}
    </section>
  )
}

type MarketCardProps = Omit<MarketGroupProps, 'group'> & { readonly market: TradingMarket }

function MarketCard({ market, sheet, allowed, onDeed }: MarketCardProps) {
  const worst = worstOutcome(market)
  return (
    <div
      data-market={market.marketId}
      data-line={market.betBaseline}
      className="border-t border-line first-of-type:border-t-0"
    >
      <div className="bg-s2/50 pr-1 pl-3">
        <MarketHead market={market} allowed={allowed} onDeed={onDeed} />
      </div>
      <ul className="divide-y divide-line/60">
        {market.bets.map(outcome => (
          <li
            key={outcome.id ?? outcome.betName}
            data-outcome={outcome.betName}
            className="grid py-1 pr-1 pl-3"
          >
            <div className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 font-semibold">
                {outcome.betNameKorean}
                {outcome === worst && <WorstMark />}
              </span>
              <Unusual state={outcomeState(outcome, aboveOf(sheet, market, outcome))} />
              <span className="ml-auto text-xs whitespace-nowrap text-dim">
                피드 {priceText(outcome.betPrice)}
              </span>
              <span className="min-w-12 text-right text-md">
                <OfferedPrice outcome={outcome} />
              </span>
              {onDeed && (
                <OutcomeButtons market={market} outcome={outcome} allowed={allowed} onDeed={onDeed} />
              )}
            </div>
            <OutcomeMoney outcome={outcome} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is as it should be takes no room on a phone. */
const Unusual = ({ state }: { readonly state: BettingState }) =>
  state.tone !== 'calm' && <StateBadge state={state} />

function OutcomeMoney({ outcome }: { readonly outcome: TradingOutcome }) {
  const { betPriceByAdmin, exposure } = outcome
  const { singles, combinations } = exposure
  const lines = [
    singles.bets > 0 && (['단폴', singles.bets, singles.stakes, singles.payout] as const),
    combinations.bets > 0 &&
      (['다폴더*', combinations.bets, combinations.stakes, combinations.payoutExpected] as const),
  ].filter(line => line !== false)
  return (
    <div className="grid gap-0.5 pr-2 text-xs not-empty:pb-1">
      {betPriceByAdmin !== null && (
        <p className="font-semibold text-gold">{`수동 배당 ${priceText(betPriceByAdmin)}`}</p>
      )}
      {lines.map(([name, bets, stakes, payout]) => (
        <p key={name} className="grid grid-cols-[44px_1fr_auto] gap-2">
          <span className="text-dim">{name}</span>
          <span>{`${formatFigure(bets)}건 · ${formatFigure(stakes)}원`}</span>
          <span className="font-semibold">{`지급 ${formatFigure(payout)}원`}</span>
        </p>
      ))}
    </div>
  )
}
