import type { ReactNode } from 'react'
import type { TradingMarket, TradingOutcome, TradingSheet } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import type { AllowedActs } from './allowed-acts.ts'
import { aboveOf, type BettingState, outcomeState } from './betting-state.ts'
import type { OnDeed } from './deeds.ts'
import { MarketHead } from './market-head.tsx'
import type { MarketGroup } from './market-view.ts'
import { worstOutcome } from './market-view.ts'
import { OfferedPrice } from './offered-price.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { priceText } from './price-dialog.tsx'
import { StateBadge } from './state-badge.tsx'

export type MarketGroupProps = {
  readonly group: MarketGroup
  readonly sheet: TradingSheet
  readonly allowed: AllowedActs
  readonly onDeed: OnDeed | undefined
}

/** One kind of market on a wide screen: each line with its picks, prices and the money on them. */
export function MarketTable({ group, sheet, allowed, onDeed }: MarketGroupProps) {
  return (
    <section aria-label={group.name} className="card overflow-x-clip">
      <table className="w-full table-fixed border-collapse text-sm">
        <colgroup>
          <col />
          <col className="w-[68px]" />
          <col className="w-[68px]" />
          <col className="w-[84px]" />
          <col className="w-[52px]" />
          <col className="w-[104px]" />
          <col className="w-[112px]" />
          <col className="w-[64px]" />
          <col className="w-[100px]" />
          <col className="w-[108px]" />
          <col className="w-[92px]" />
          {onDeed && <col className={allowed.offers ? 'w-[136px]' : 'w-[52px]'} />}
        </colgroup>
        <MarketTableHead name={group.name} withDeeds={onDeed !== undefined} />
        {group.markets.map(market => (
          <MarketRows
            key={`${market.id} ${market.betBaseline}`}
            market={market}
            sheet={sheet}
            allowed={allowed}
            onDeed={onDeed}
          />
        ))}
      </table>
    </section>
  )
}

type MarketTableHeadProps = { readonly name: string; readonly withDeeds: boolean }

function MarketTableHead({ name, withDeeds }: MarketTableHeadProps) {
  return (
    <thead className="bg-s2 text-xs text-dim">
      <tr className="h-9 [&>th]:px-2 [&>th]:font-semibold">
        <th
          scope="col"
          className="py-1.5 pl-3.5! text-left text-base leading-snug font-bold! break-keep text-text"
        >
          {name}
        </th>
        <Head>피드</Head>
        <Head>수동</Head>
        <Head>제공</Head>
        <Head>단폴</Head>
        <Head>금액</Head>
        <Head>지급</Head>
        <Head>다폴더*</Head>
        <Head>금액</Head>
        <Head>예상 지급</Head>
        <Head left>상태</Head>
        {withDeeds && (
          <th scope="col">
            <span className="sr-only">작업</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const Head = ({ left = false, children }: { readonly left?: boolean; readonly children: ReactNode }) => (
  <th scope="col" className={classNames('whitespace-nowrap', left ? 'text-left' : 'text-right')}>
    {children}
  </th>
)

type MarketRowsProps = Omit<MarketGroupProps, 'group'> & { readonly market: TradingMarket }

function MarketRows({ market, sheet, allowed, onDeed }: MarketRowsProps) {
  const worst = worstOutcome(market)
  return (
    <tbody data-market={market.marketId} data-line={market.betBaseline} className="border-t border-line">
      <tr className="bg-s2/50">
        <th scope="rowgroup" colSpan={onDeed ? 12 : 11} className="pr-1 pl-3.5 text-left font-normal">
          <MarketHead market={market} allowed={allowed} onDeed={onDeed} />
        </th>
      </tr>
      {market.bets.map(outcome => (
        <OutcomeRow
          key={outcome.id ?? outcome.betName}
          market={market}
          outcome={outcome}
          isWorst={outcome === worst}
          state={outcomeState(outcome, aboveOf(sheet, market, outcome))}
          allowed={allowed}
          onDeed={onDeed}
        />
      ))}
    </tbody>
  )
}

type OutcomeRowProps = {
  readonly market: TradingMarket
  readonly outcome: TradingOutcome
  readonly isWorst: boolean
  readonly state: BettingState
  readonly allowed: AllowedActs
  readonly onDeed: OnDeed | undefined
}

function OutcomeRow({ market, outcome, isWorst, state, allowed, onDeed }: OutcomeRowProps) {
  const { betPrice, betPriceByAdmin, exposure } = outcome
  const { singles, combinations } = exposure
  return (
    <tr
      data-outcome={outcome.betName}
      className="h-9 border-t border-line/60 hover:bg-s2 [&>td]:px-2 [&>td]:text-right [&>td]:whitespace-nowrap"
    >
      <td className="truncate pl-3.5! text-left!">
        <span className="font-semibold">{outcome.betNameKorean}</span>
        {isWorst && <WorstMark />}
      </td>
      <td className="text-dim">{priceText(betPrice)}</td>
      <td className="font-bold text-gold">{betPriceByAdmin === null ? '' : priceText(betPriceByAdmin)}</td>
      <td>
        <OfferedPrice outcome={outcome} />
      </td>
      <MoneyCells bets={singles.bets} stakes={singles.stakes} payout={singles.payout} strong={isWorst} />
      <MoneyCells
        bets={combinations.bets}
        stakes={combinations.stakes}
        payout={combinations.payoutExpected}
        title={`모두 적중하면 ${formatFigure(combinations.payoutMax)}원`}
        strong={isWorst}
      />
      <td className="text-left!">
        <StateBadge state={state} />
      </td>
      {onDeed && (
        <td className="px-1!">
          <OutcomeButtons market={market} outcome={outcome} allowed={allowed} onDeed={onDeed} />
        </td>
      )}
    </tr>
  )
}

export const WorstMark = () => (
  <span className="ml-1.5 inline-flex align-middle" title="적중하면 지급이 가장 큰 픽">
    <Badge tone="up">최악</Badge>
  </span>
)

type MoneyCellsProps = {
  readonly bets: number
  readonly stakes: number
  readonly payout: number
  readonly strong: boolean
  readonly title?: string
}

/** How many, how much, and what it pays; an empty place where nobody has bet. */
function MoneyCells({ bets, stakes, payout, strong, title }: MoneyCellsProps) {
  if (bets === 0)
    return (
      <>
        <td className="text-faint">–</td>
        <td />
        <td />
      </>
    )
  return (
    <>
      <td>{formatFigure(bets)}</td>
      <td>{formatFigure(stakes)}</td>
      <td title={title} className={classNames('font-bold', strong && 'text-danger')}>
        {formatFigure(payout)}
      </td>
    </>
  )
}
