import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type SupplierDayDetail, supplierDaysContract } from '#contract/back-office/casino/supplier-days.ts'
import { transactionKindWords } from '#domain/casino/transaction-words.ko.ts'
import { formatFigure, seoulDayRange } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { DayBadge } from './day-badge.tsx'
import { DayDifferences } from './day-differences.tsx'

/** One day of a supplier: own records next to its report, and the differences. */
export function Page() {
  const { supplierId = '', day = '' }: { readonly supplierId?: string; readonly day?: string } = useParams({
    strict: false,
  })
  if (!/^[1-9]\d{0,4}$/.test(supplierId) || !seoulDayRange(day)) throw pageNotFound()
  return <Day key={`${supplierId} ${day}`} id={Number(supplierId)} day={day} />
}

function Day({ id, day }: { readonly id: number; readonly day: string }) {
  const answer = useCall(supplierDaysContract.day, { params: { id, day } }, { staleTime: 0 })
  const mayCheck = useMay('casino:write')
  const [checking, setChecking] = useState(false)
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage
      title={`${answer.data?.supplier ?? ''} ${day}`.trim()}
      back={{ to: '/admin/suppliers/days', title: '공급사 대조' }}
      note={answer.data && `${answer.data.checkedAt} 대조`}
      action={mayCheck && <Button onClick={() => setChecking(true)}>다시 대조</Button>}
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={6} className="h-10" />}>
        {found => (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 className="flex items-center gap-2 text-md font-semibold">
                합계 <DayBadge day={found} />
              </h2>
              <Table label="합계" columns={sumColumns} rows={sumsOf(found)} rowKey={({ kind }) => kind} />
            </div>
            <DayDifferences day={found} />
          </>
        )}
      </AnswerView>
      {checking && <CheckDialog id={id} day={day} onClose={() => setChecking(false)} />}
    </DeskPage>
  )
}

type CheckDialogProps = { readonly id: number; readonly day: string; readonly onClose: () => void }

const CheckDialog = ({ id, day, onClose }: CheckDialogProps) => (
  <ActDialog
    title="다시 대조"
    description={`공급사의 ${day} 보고를 다시 받아 대조합니다. 사라진 차이는 목록에서 빠지고, 남은 차이의 설명은 그대로 둡니다.`}
    presets={['공급사 정정 후', '지연 처리 확인']}
    confirm="대조"
    done={({ differences }: SupplierDayDetail) =>
      differences === 0 ? '차이가 없습니다.' : `차이 ${differences}건이 있습니다.`
    }
    rereads={[supplierDaysContract.day, supplierDaysContract.days]}
    onAct={reason => call(supplierDaysContract.check, { params: { id, day }, body: { reason } })}
    onClose={onClose}
  />
)

const kinds = ['bet', 'win', 'refund'] as const
const sumsOf = ({ ours, theirs }: SupplierDayDetail) =>
  kinds.map(kind => ({ kind, ours: ours[kind], theirs: theirs[kind] }))
type SumRow = ReturnType<typeof sumsOf>[number]

const sumText = ({ count, amount }: SumRow['ours']): string =>
  `${formatFigure(amount)}원 (${formatFigure(count)}건)`

const sumColumns: readonly Column<SumRow>[] = [
  { key: 'kind', title: '구분', cell: ({ kind }) => transactionKindWords[kind] },
  { key: 'ours', title: '우리 기록', figures: true, cell: ({ ours }) => sumText(ours) },
  { key: 'theirs', title: '공급사 보고', figures: true, cell: ({ theirs }) => sumText(theirs) },
  {
    key: 'difference',
    title: '차이',
    figures: true,
    cell: ({ ours, theirs }) => <b>{signedFigure(ours.amount - theirs.amount)}</b>,
  },
]
