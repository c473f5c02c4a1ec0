import { useState } from 'react'
import { type Claim, settlementContract } from '#contract/partner/settlements.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import {
  type ClaimState,
  claimItemWord,
  claimMethodWord,
  claimStateWord,
} from '#domain/partners/claim-rules.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'

const tones: Readonly<Record<ClaimState, BadgeTone>> = {
  asked: 'gold',
  held: 'outline',
  paid: 'jade',
  cancelled: 'plain',
}

/** Own claims, pending first; decisions appear automatically. */
export function ClaimList() {
  const [page, setPage] = useState(1)
  const answer = useCall(settlementContract.claims, { query: { page } }, { staleTime: 0 })
  return (
    <section aria-labelledby="claims" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="claims" className="text-lg font-semibold">
        신청 내역
      </h2>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-14" />}>
        {({ claims, pageCount }) =>
          claims.length === 0 ? (
            <div className="card">
              <EmptyState title="정산신청 내역이 없습니다." />
            </div>
          ) : (
            <>
              <ol aria-label="정산신청 내역" className="card divide-y divide-line">
                {claims.map(claim => (
                  <ClaimLine key={claim.id} claim={claim} />
                ))}
              </ol>
              <Pagination page={page} pageCount={pageCount} onChange={setPage} />
            </>
          )
        }
      </AnswerView>
    </section>
  )
}

const ClaimLine = ({ claim }: { readonly claim: Claim }) => (
  <li className="flex items-center justify-between gap-3 px-4 py-3">
    <div className="grid min-w-0 gap-0.5">
      <p className="font-semibold">{`${claimItemWord[claim.item]} · ${claimMethodWord[claim.method]}`}</p>
      <p className="text-xs text-dim">
        {`${claim.askedAt.slice(2, 16)} 신청 · 기간 ${claim.periodFrom.slice(5)}~${claim.periodTo.slice(5)}`}
      </p>
      {claim.reason && <p className="text-xs text-dim wrap-anywhere">{claim.reason}</p>}
    </div>
    <div className="grid shrink-0 justify-items-end gap-1">
      <span className="font-bold">{`${formatFigure(claim.amount)}원`}</span>
      <Badge tone={tones[claim.state]}>{claimStateWord[claim.state]}</Badge>
    </div>
  </li>
)
