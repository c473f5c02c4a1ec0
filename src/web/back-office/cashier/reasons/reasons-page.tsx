import { useState } from 'react'
import { type CashReason, cashReasonContract } from '#contract/cashier/cash-reasons.ts'
import { CASH_REASONS_MAX, cashReasonUseNames, cashReasonUses } from '#domain/cashier/cash-reasons.ts'
import { cashDirectionNames, cashDirections } from '#domain/cashier/cash-request.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { DeleteReasonDialog, ReasonDialog, type ReasonPlace } from './reason-dialog.tsx'

type Open =
  | { readonly kind: 'add'; readonly place: ReasonPlace }
  | { readonly kind: 'edit' | 'delete'; readonly reason: CashReason }

const places = cashDirectionNames.flatMap(direction =>
  cashReasonUseNames.map((use): ReasonPlace => ({ direction, use })),
)

/** 취소·대기 사유: reasons for decisions on requests (handbook 6.3). */
export function Page() {
  const answer = useCall(cashReasonContract.reasons, undefined, { staleTime: 0 })
  const mayChange = useMay('cashier:write')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <DeskPage title="취소·대기 사유" note="선택한 사유는 회원의 신청 내역에 그대로 표시됩니다.">
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {({ reasons }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 desktop:grid-cols-2">
            {places.map(place => (
              <ReasonList
                key={`${place.direction} ${place.use}`}
                place={place}
                reasons={reasons.filter(
                  ({ direction, use }) => direction === place.direction && use === place.use,
                )}
                onOpen={mayChange ? setOpen : undefined}
              />
            ))}
          </div>
        )}
      </AnswerView>
      {open?.kind === 'add' && <ReasonDialog place={open.place} onClose={close} />}
      {open?.kind === 'edit' && <ReasonDialog place={open.reason} reason={open.reason} onClose={close} />}
      {open?.kind === 'delete' && <DeleteReasonDialog reason={open.reason} onClose={close} />}
    </DeskPage>
  )
}

type ReasonListProps = {
  readonly place: ReasonPlace
  readonly reasons: readonly CashReason[]
  /** Undefined for operators with read-only permission. */
  readonly onOpen: ((open: Open) => void) | undefined
}

function ReasonList({ place, reasons, onOpen }: ReasonListProps) {
  const title = `${cashDirections[place.direction]} ${cashReasonUses[place.use]} 사유`
  return (
    <section aria-label={title} className="card grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <header className="flex items-center gap-2">
        <h2 className="flex-1 font-semibold">{title}</h2>
        {onOpen && reasons.length < CASH_REASONS_MAX && (
          <Button size="sm" aria-label={`${title} 등록`} onClick={() => onOpen({ kind: 'add', place })}>
            등록
          </Button>
        )}
      </header>
      {reasons.length === 0 && <p className="py-3 text-sm text-dim">등록된 사유가 없습니다.</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {reasons.map(reason => (
          <li key={reason.id} className="flex items-center gap-1.5 py-2">
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">{reason.text}</span>
            {onOpen && (
              <>
                <Button
                  size="sm"
                  aria-label={`${reason.text} 수정`}
                  onClick={() => onOpen({ kind: 'edit', reason })}
                >
                  수정
                </Button>
                <Button
                  size="sm"
                  look="quiet"
                  aria-label={`${reason.text} 삭제`}
                  onClick={() => onOpen({ kind: 'delete', reason })}
                >
                  삭제
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
