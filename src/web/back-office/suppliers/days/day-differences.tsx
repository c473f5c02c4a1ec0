import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type SupplierDayDetail,
  type SupplierDifference,
  supplierDaysContract,
} from '#contract/back-office/casino/supplier-days.ts'
import { transactionKindWords } from '#domain/casino/transaction-words.ko.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { MemberLink } from '../../kit/member-link.tsx'
import { AskDialog } from '../unresolved/unresolved-dialogs.tsx'

const whatWords = { 'only-ours': '우리만 있음', 'only-theirs': '공급사만 있음', amount: '금액 다름' } as const

/** Differences of a day, each with the explanation of the operator who checked it. */
export function DayDifferences({ day }: { readonly day: SupplierDayDetail }) {
  const [noted, setNoted] = useState<SupplierDifference>()
  const [asked, setAsked] = useState<string>()
  return (
    <section aria-label="차이" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-md font-semibold">차이</h2>
      {day.differenceList.length === 0 ? (
        <p className="card px-4 py-3 text-sm text-dim">차이가 없습니다.</p>
      ) : (
        <ul className="card divide-y divide-line text-sm">
          {day.differenceList.map(one => (
            <li
              key={one.id}
              className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-3"
              data-difference={one.ref}
            >
              <Difference day={day} difference={one} />
              <Note difference={one} onNote={() => setNoted(one)} onAsk={setAsked} />
            </li>
          ))}
        </ul>
      )}
      {noted && <NoteDialog difference={noted} onClose={() => setNoted(undefined)} />}
      {asked !== undefined && <AskDialog bet={{ ...day, ref: asked }} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

type OneProps = { readonly difference: SupplierDifference }

const amountText = (amount: number | null): string => (amount === null ? '없음' : `${formatFigure(amount)}원`)

const Difference = ({ day, difference: one }: OneProps & { readonly day: SupplierDayDetail }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Badge tone="live">{whatWords[one.what]}</Badge>
    <span>{transactionKindWords[one.kind]}</span>
    {one.what === 'only-theirs' ? (
      <span className="text-dim wrap-anywhere">{one.ref}</span>
    ) : (
      <Link
        to="/admin/suppliers/$supplierId/transaction"
        params={{ supplierId: String(day.supplierId) }}
        search={{ ref: one.ref }}
        className="underline decoration-edge underline-offset-4 wrap-anywhere"
      >
        {one.ref}
      </Link>
    )}
    {one.memberId !== null && one.userId !== null && <MemberLink id={one.memberId}>{one.userId}</MemberLink>}
    <span className="ml-auto">{`우리 ${amountText(one.ours)} / 공급사 ${amountText(one.theirs)}`}</span>
  </p>
)

type NoteProps = OneProps & { readonly onNote: () => void; readonly onAsk: (ref: string) => void }

function Note({ difference: { note, notedBy, notedAt, openBet }, onNote, onAsk }: NoteProps) {
  const mayAct = useMay('casino:write')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {note === null ? (
        <p className="text-live">아직 설명이 없습니다.</p>
      ) : (
        <p className="min-w-0 wrap-anywhere">
          {note}
          <span className="ml-2 text-dim">{`${notedBy ?? ''} · ${notedAt ?? ''}`}</span>
        </p>
      )}
      {mayAct && (
        <span className="flex gap-2">
          {openBet !== null && (
            <Button size="sm" onClick={() => onAsk(openBet)}>
              결과 확인
            </Button>
          )}
          <Button size="sm" onClick={onNote}>
            {note === null ? '설명하기' : '설명 고치기'}
          </Button>
        </span>
      )}
    </div>
  )
}

const NoteDialog = ({ difference, onClose }: OneProps & { readonly onClose: () => void }) => (
  <ActDialog
    title="차이 설명"
    description={`${whatWords[difference.what]} · ${transactionKindWords[difference.kind]} ${difference.ref}`}
    presets={['공급사 지연 처리', '공급사 오류', '수동 환불분']}
    reasonHint="대조에 그대로 남고, 작업로그에도 기록됩니다."
    confirm="설명 남기기"
    done="설명을 남겼습니다."
    rereads={[supplierDaysContract.day, supplierDaysContract.days]}
    onAct={reason => call(supplierDaysContract.note, { params: { id: difference.id }, body: { reason } })}
    onClose={onClose}
  />
)
