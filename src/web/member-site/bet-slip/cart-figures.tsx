import type { ReactNode } from 'react'
import { formatFigure, formatOddsLimit } from '#domain/korean-formats.ts'
import { Money } from '#web/kit/figures.tsx'
import { Meter } from '#web/kit/meter.tsx'
import type { SlipView } from './slip-view.ts'

/** What the member has and what the page allows, with how much of it the slip uses (CART-010, CART-011). */
export function CartFigures({ view }: { readonly view: SlipView }) {
  const { balance, limits } = view.desk
  const total = view.totalOdds ?? 0
  return (
    <dl className="grid gap-1.5 text-sm">
      <Figure name="보유금액">
        <Money won={balance} />
      </Figure>
      <Figure name="최소베팅금">
        <Money won={limits.stakeMin} />
      </Figure>
      <Figure name="최대베팅금">
        <Money won={limits.stakeMax} />
      </Figure>
      <Figure name="최대당첨금">
        <Money won={limits.winningsMax} />
      </Figure>
      <Meter
        label="최대당첨금 사용"
        value={view.expectedWinnings}
        max={limits.winningsMax}
        text={`${formatFigure(view.expectedWinnings)}원 / ${formatFigure(limits.winningsMax)}원`}
      />
      <Figure name="최대배당">
        <span className="font-bold">{formatOddsLimit(limits.totalOddsMax)}</span>배
      </Figure>
      <Meter
        label="최대배당 사용"
        value={total}
        max={limits.totalOddsMax}
        text={`${total / 100}배 / ${formatOddsLimit(limits.totalOddsMax)}배`}
      />
    </dl>
  )
}

export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt className="text-dim">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
