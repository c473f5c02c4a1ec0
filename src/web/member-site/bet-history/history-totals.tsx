import type { ReactNode } from 'react'
import type { Bet } from '#contract/bets/bets.ts'
import { Money } from '#web/kit/display/figures.tsx'
import { totalsOf } from './bet-figures.ts'

/** Sums of the bets on screen, long amounts on their own row; there may be more pages. */
export function HistoryTotalsRow({ bets }: { readonly bets: readonly Bet[] }) {
  const { count, cancelled, staked, expected, paid } = totalsOf(bets)
  return (
    <section
      aria-label="이 페이지 합계"
      className="card col-span-full flex flex-wrap gap-px overflow-clip bg-line"
      data-history-totals
    >
      <p className="basis-full bg-s1 px-4 py-1.5 text-xs text-dim mobile:px-2.5">
        이 페이지 {count}건{cancelled > 0 && ` (취소 ${cancelled}건 제외)`}
      </p>
      <Total name="베팅금액">
        <Money won={staked} />
      </Total>
      <Total name="예상당첨금">
        <Money won={expected} />
      </Total>
      <Total name="당첨·환불금액">
        <Money won={paid} />
      </Total>
    </section>
  )
}

const Total = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <dl className="grid min-w-max flex-[1_1_30%] gap-0.5 bg-s1 px-4 py-2.5 mobile:px-2.5 mobile:text-right">
    <dt className="text-xs text-dim">{name}</dt>
    <dd className="text-lg leading-6 mobile:text-md">{children}</dd>
  </dl>
)
