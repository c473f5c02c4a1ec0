import { Link } from '@tanstack/react-router'
import { betContract } from '#contract/bets/bets.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { BetCard } from './bet-card.tsx'
import { columnsClass, inColumnsClass } from './bet-head.tsx'

/** A single bet, expanded, opened by a link from another page. */
export function OneBet({ id }: { readonly id: string }) {
  const answer = useCall(betContract.detail, { params: { betId: id } }, { staleTime: 0 })
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex items-baseline justify-between gap-3">
        <h1 className="text-2xl">베팅 상세</h1>
        <Link
          to="/bet_result"
          className="text-sm text-dim underline underline-offset-4 hover:text-text mobile:inline-flex mobile:min-h-11 mobile:items-center"
        >
          전체 베팅내역
        </Link>
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={1} className="h-[132px]" />}>
        {bet => (
          <div className={columnsClass}>
            <ul aria-label="베팅 상세" className={inColumnsClass}>
              <BetCard bet={bet} isNew={false} isShown />
            </ul>
          </div>
        )}
      </AnswerView>
    </div>
  )
}
