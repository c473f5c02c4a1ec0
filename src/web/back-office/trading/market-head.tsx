import type { TradingMarket } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { AllowedActs } from './allowed-acts.ts'
import { marketTitle, type OnDeed } from './deeds.ts'
import { WorstResult } from './fixture-cells.tsx'
import { percentText } from './market-margin.ts'
import { hasBets } from './market-view.ts'
import { SuspendButton, VoidButton } from './outcome-buttons.tsx'
import { bookWith } from './price-entry.ts'

type MarketHeadProps = {
  readonly market: TradingMarket
  readonly allowed: AllowedActs
  readonly onDeed: OnDeed | undefined
}

/** A market's line, what its prices add up to, what it may cost at worst, and its own lock. */
export function MarketHead({ market, allowed, onDeed }: MarketHeadProps) {
  const { betBaseline, main, suspension, voided, worst, exposure } = market
  const { singles, combinations } = exposure
  const [first] = market.bets
  const book = first && bookWith(market, first)
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2.5 text-xs narrow:pt-1">
      {betBaseline !== '' && <LineText line={betBaseline} />}
      {main && betBaseline !== '' && <Badge>주기준</Badge>}
      {voided && <Badge tone="gold">적특</Badge>}
      {allowed.offers && suspension.byAdmin && <Badge tone="up">운영자 중지</Badge>}
      {allowed.offers && !suspension.byAdmin && suspension.byFeed && <Badge tone="live">피드 중지</Badge>}
      {hasBets(market) && (
        <span className="text-dim">
          {`베팅 ${formatFigure(singles.bets + combinations.bets)}건 · ${formatFigure(singles.stakes + combinations.stakes)}`}
        </span>
      )}
      <span className="ml-auto flex items-center gap-4 whitespace-nowrap text-dim">
        {hasBets(market) && (
          <span>
            최악 손익 <WorstResult loss={worst.withCombinations} />
          </span>
        )}
        {book !== undefined && (
          <span title="제공 배당의 역수 합. 100%를 넘는 만큼이 하우스 마진입니다.">
            합계 <span className="font-semibold text-text">{percentText(book)}</span>
          </span>
        )}
        {onDeed && (
          <span className="flex items-center">
            {allowed.offers && (
              <SuspendButton
                name={marketTitle(market)}
                byAdmin={suspension.byAdmin}
                onPress={suspended => onDeed({ kind: 'suspend', suspended, target: { market } })}
              />
            )}
            {allowed.voids({ market }, !voided) && (
              <VoidButton
                name={marketTitle(market)}
                voided={voided}
                onPress={next => onDeed({ kind: 'void-part', voided: next, target: { market } })}
              />
            )}
          </span>
        )}
      </span>
    </div>
  )
}

const LineText = ({ line }: { readonly line: string }) => (
  <span>
    <span className="mr-1 text-dim">기준점</span>
    <span className="text-sm font-bold text-gold">{line}</span>
  </span>
)
