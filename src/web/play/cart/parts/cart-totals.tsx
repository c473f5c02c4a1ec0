import { formatFigure, formatOddsLimit, formatTotalOdds } from '#domain/korean-formats.ts'
import { Meter } from '#web/kit/display/meter.tsx'
import type { CartView } from '../cart-kind.ts'
import { ExpectedWinnings, Figure } from './cart-figures.tsx'

/** Expected odds and winnings, each with how much of its limit is used (CART-012, CART-013). */
export function CartTotals({ view: { totalOdds, expectedWinnings, limits } }: { readonly view: CartView }) {
  const { totalOddsMax, winningsMax } = limits
  const oddsText = totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)
  return (
    <div className="grid gap-1.5" data-cart-totals>
      <dl>
        <Figure
          name={
            <>
              예상배당{' '}
              {totalOddsMax && (
                <span className="ml-1 text-xs">{`최대 ${formatOddsLimit(totalOddsMax)}배`}</span>
              )}
            </>
          }
        >
          <span className="text-md font-bold">{oddsText}</span>
        </Figure>
      </dl>
      {totalOddsMax && (
        <Meter
          label="최대배당 사용"
          value={totalOdds ?? 0}
          max={totalOddsMax}
          text={`${oddsText}배 / ${formatOddsLimit(totalOddsMax)}배`}
        />
      )}
      <dl>
        <ExpectedWinnings won={expectedWinnings} />
      </dl>
      <Meter
        label="최대당첨금 사용"
        value={expectedWinnings}
        max={winningsMax}
        text={`${formatFigure(expectedWinnings)}원 / ${formatFigure(winningsMax)}원`}
      />
    </div>
  )
}
