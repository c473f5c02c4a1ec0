import type { ReactNode } from 'react'
import { formatFigure, formatOddsLimit, formatTotalOdds } from '#domain/korean-formats.ts'
import { Money } from '#web/kit/display/figures.tsx'
import { Meter } from '#web/kit/display/meter.tsx'
import type { CartView } from '../cart-kind.ts'

/** Figures of the bet, each with the used share of its limit, and the stake range (CART-011 to CART-013). */
export function CartFigures({ view: { totalOdds, expectedWinnings, limits } }: { readonly view: CartView }) {
  const { totalOddsMax, winningsMax, stakeMin, stakeMax } = limits
  const oddsText = totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)
  return (
    <div className="grid gap-1 text-sm" data-cart-figures>
      <div className="grid gap-1" data-cart-totals>
        <Gauge
          name="예상배당"
          figure={oddsText}
          limit={
            totalOddsMax && {
              name: '최대배당',
              text: `최대 ${formatOddsLimit(totalOddsMax)}배`,
              max: totalOddsMax,
            }
          }
          value={totalOdds ?? 0}
          text={`${oddsText}배`}
        />
        <Gauge
          name="예상당첨금"
          figure={<Money won={expectedWinnings} />}
          limit={{ name: '최대당첨금', text: `${formatFigure(winningsMax)}원`, max: winningsMax }}
          value={expectedWinnings}
          text={`${formatFigure(expectedWinnings)}원`}
        />
      </div>
      <dl className="flex flex-wrap gap-x-3 text-xs text-dim">
        <Limit name="최소베팅금" won={stakeMin} />
        <Limit name="최대베팅금" won={stakeMax} />
      </dl>
    </div>
  )
}

type GaugeProps = {
  readonly name: string
  readonly figure: ReactNode
  /** Undefined without a limit. */
  readonly limit: { readonly name: string; readonly text: string; readonly max: number } | undefined
  readonly value: number
  /** The figure as screen readers read it. */
  readonly text: string
}

/** "예상배당 ──── 4.78 최대 100배": a figure, its limit, and the used share. */
function Gauge({ name, figure, limit, value, text }: GaugeProps) {
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(16px,1fr)_auto_auto] items-center gap-x-2">
      <dl className="contents">
        <div className="contents">
          <dt className="col-start-1 row-start-1 text-dim">{name}</dt>
          <dd className="col-start-3 row-start-1 font-bold">{figure}</dd>
        </div>
        {limit && (
          <div className="contents">
            <dt className="sr-only">{limit.name}</dt>
            <dd className="col-start-4 row-start-1 text-xs whitespace-nowrap text-dim">{limit.text}</dd>
          </div>
        )}
      </dl>
      <div className="col-start-2 row-start-1">
        {limit && (
          <Meter
            label={`${limit.name} 사용`}
            value={value}
            max={limit.max}
            text={`${text} / ${limit.text}`}
          />
        )}
      </div>
    </div>
  )
}

const Limit = ({ name, won }: { readonly name: string; readonly won: number }) => (
  <div className="flex gap-1">
    <dt>{name}</dt>
    <dd>
      <Money won={won} strong={false} />
    </dd>
  </div>
)

/** A name and its figure on one line. */
export function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt className="text-dim">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Possible payout: the most prominent figure. */
export const ExpectedWinnings = ({ won }: { readonly won: number }) => (
  <Figure name="예상당첨금">
    <span className="text-xl text-jade">
      <Money won={won} />
    </span>
  </Figure>
)
