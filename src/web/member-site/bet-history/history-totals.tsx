import type { ReactNode } from 'react'
import type { Bet } from '#contract/bets.ts'
import { Money } from '#web/kit/display/figures.tsx'
import { totalsOf } from './bet-figures.ts'

/** What the bets on screen come to; the list may have further pages. */
export function HistoryTotalsRow({ bets }: { readonly bets: readonly Bet[] }) {
  const { count, staked, expected, paid } = totalsOf(bets)
  return (
    <section aria-label="이 페이지 합계" className="card grid grid-cols-3" data-history-totals>
      <p className="col-span-3 border-b border-line px-4 py-1.5 text-xs text-dim mobile:px-2.5">
        이 페이지 {count}건
      </p>
      <Total name="베팅금액">
        <Money won={staked} />
      </Total>
      <Total name="예상당첨금">
        <Money won={expected} />
      </Total>
      <Total name="당첨·환불금액">
        <span className={paid > 0 ? 'text-jade' : undefined}>
          <Money won={paid} />
        </span>
      </Total>
    </section>
  )
}

const Total = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <dl className="grid min-w-0 gap-0.5 border-l border-line px-4 py-2.5 first-of-type:border-l-0 mobile:px-2.5 mobile:text-right">
    <dt className="text-xs text-dim">{name}</dt>
    <dd className="text-lg leading-6 mobile:text-md">{children}</dd>
  </dl>
)
