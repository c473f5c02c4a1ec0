import type { ReactNode } from 'react'
import { Money } from '#web/kit/display/figures.tsx'
import type { CartView } from '../cart-kind.ts'

/** What the member has and what the page allows (CART-010, CART-011). */
export function CartFigures({ view: { balance, limits } }: { readonly view: CartView }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm" data-cart-figures>
      <Cell name="보유금액" won={balance} />
      <Cell name="최대당첨금" won={limits.winningsMax} />
      <Cell name="최소베팅금" won={limits.stakeMin} />
      <Cell name="최대베팅금" won={limits.stakeMax} />
    </dl>
  )
}

const Cell = ({ name, won }: { readonly name: string; readonly won: number }) => (
  <div className="min-w-max flex-[1_1_40%]">
    <dt className="text-xs text-dim">{name}</dt>
    <dd>
      <Money won={won} />
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

/** What the bet may win: the one figure that stands out. */
export const ExpectedWinnings = ({ won }: { readonly won: number }) => (
  <Figure name="예상당첨금">
    <span className="text-xl text-jade">
      <Money won={won} />
    </span>
  </Figure>
)
