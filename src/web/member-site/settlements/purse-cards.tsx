import type { settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { claimItemWord } from '#domain/partners/claim-rules.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { Badge } from '#web/kit/display/badge.tsx'

type Purse = Output<typeof settlementContract.own>['purses'][number]

/** Balance of each item, and the amount of pending claims. */
export const PurseCards = ({ purses }: { readonly purses: readonly Purse[] }) => (
  <ul aria-label="정산 잔액" className="grid grid-cols-3 gap-3 narrow:grid-cols-1">
    {purses.map(({ item, balance, reserved, isOpen }) => (
      <li key={item} className="card grid gap-1 p-4">
        <p className="flex items-center justify-between gap-2 text-sm text-dim">
          {`${claimItemWord[item]} 정산금`}
          {isOpen && <Badge tone="gold">신청중</Badge>}
        </p>
        <p className={balance < 0 ? 'text-xl font-bold text-danger' : 'text-xl font-bold'}>
          {minusFigure(balance)}
          <span className="text-base font-normal text-dim">원</span>
        </p>
        <p className="text-xs text-dim">{`처리 대기 ${formatFigure(reserved)}원`}</p>
      </li>
    ))}
  </ul>
)
