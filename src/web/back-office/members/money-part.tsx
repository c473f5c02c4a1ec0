import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { type DeskPurseChange, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import type { TabProps } from './member-filter.ts'

const purses = [
  { key: 'wallet', label: '머니' },
  { key: 'points', label: '포인트' },
] as const

/** What has changed a member's money or points in ninety days, newest first, with the running balance and the cause. */
export function MoneyPart({ id, filter: { purse }, show }: TabProps) {
  // Where each page that was turned began; the newest has no beginning.
  const [turned, setTurned] = useState<readonly number[]>([])
  const before = turned.at(-1)
  const answer = useCall(
    memberDeskContract.changes,
    { params: { id }, query: { purse, ...(before !== undefined && { before }) } },
    { staleTime: 0 },
  )
  return (
    <div className="grid gap-3">
      <Tabs label="종류" tabs={purses} value={purse} onChange={key => show({ purse: key })} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-11" />}>
        {({ changes, hasMore }) => {
          const last = changes.at(-1)
          return (
            <>
              {changes.length === 0 ? (
                <NothingFound icon={Wallet} title="최근 90일의 변동내역이 없습니다." />
              ) : (
                <RowList
                  label="변동내역"
                  columns={columns}
                  rows={changes}
                  rowKey={change => change.id}
                  card={changeCard}
                />
              )}
              <div className="flex justify-center gap-2">
                {turned.length > 0 && <Button onClick={() => setTurned(turned.slice(0, -1))}>이전</Button>}
                {hasMore && last && <Button onClick={() => setTurned([...turned, last.id])}>다음</Button>}
              </div>
            </>
          )
        }}
      </AnswerView>
    </div>
  )
}

const changeCard = (change: DeskPurseChange) => (
  <li className="grid gap-0.5 px-3.5 py-2">
    <p className="flex justify-between gap-2">
      <span className="font-semibold">{change.reason}</span>
      <span className="font-semibold">{signedFigure(change.amount)}</span>
    </p>
    {change.memo && <p className="break-words">{change.memo}</p>}
    <p className="flex justify-between gap-2 text-xs text-dim">
      <time>{change.at}</time>
      <span>{`잔액 ${formatFigure(change.after)}`}</span>
    </p>
  </li>
)

const columns: readonly Column<DeskPurseChange>[] = [
  { key: 'at', title: '시각', width: '170px', cell: ({ at }) => at },
  {
    key: 'reason',
    title: '구분',
    width: '170px',
    cell: ({ reason }) => <span className="font-semibold">{reason}</span>,
  },
  {
    key: 'memo',
    title: '사유',
    cell: ({ memo }) => <div className="min-w-40 py-2 whitespace-normal">{memo ?? '–'}</div>,
  },
  { key: 'amount', title: '금액', width: '140px', figures: true, cell: ({ amount }) => signedFigure(amount) },
  {
    key: 'after',
    title: '잔액',
    width: '150px',
    figures: true,
    cell: ({ after }) => <span className="font-semibold">{formatFigure(after)}</span>,
  },
]
