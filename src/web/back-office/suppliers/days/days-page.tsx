import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { type SupplierDay, supplierDaysContract } from '#contract/back-office/casino/supplier-days.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { type Address, readId } from '../../kit/lists/address.ts'
import { NothingFound } from '../../kit/lists/nothing-found.tsx'
import { useSupplierOptions } from '../use-supplier-options.ts'
import { DayBadge } from './day-badge.tsx'

/** 공급사 대조: each day of each supplier compared with its report. */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const supplierId = readId(address.supplierId)
  const suppliers = useSupplierOptions()
  const choose = (next: string) => void navigate({ to: '.', search: next === '' ? {} : { supplierId: next } })
  return (
    <DeskPage title="공급사 대조">
      <div className="w-44 narrow:w-auto">
        <SelectField
          label="공급사"
          labelHidden
          options={suppliers}
          value={supplierId}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <Days key={supplierId} supplierId={supplierId} />
      <p className="text-xs leading-relaxed text-dim break-keep">
        하루가 끝나고 30분 뒤 공급사의 보고를 받아 우리 기록과 번호별로 대조합니다. 차이에는 설명을 남겨
        주세요.
      </p>
    </DeskPage>
  )
}

function Days({ supplierId }: { readonly supplierId: string }) {
  // Cursors of the pages visited; the first page has none.
  const [turned, setTurned] = useState<readonly string[]>([])
  const before = turned.at(-1)
  const query = { ...(supplierId && { supplierId }), ...(before !== undefined && { before }) }
  const answer = useCall(supplierDaysContract.days, { query }, { staleTime: 0 })
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-10" />}>
      {({ days, hasMore }) => {
        const last = days.at(-1)
        return (
          <>
            {days.length === 0 ? (
              <NothingFound icon={CalendarCheck} title="아직 대조한 날이 없습니다." />
            ) : (
              <Table
                label="일별 대조"
                columns={columns}
                rows={days}
                rowKey={({ supplierId: id, day }) => `${id} ${day}`}
              />
            )}
            <div className="flex justify-center gap-2">
              {turned.length > 0 && <Button onClick={() => setTurned(turned.slice(0, -1))}>이전</Button>}
              {hasMore && last && <Button onClick={() => setTurned([...turned, last.day])}>다음</Button>}
            </div>
          </>
        )
      }}
    </AnswerView>
  )
}

const columns: readonly Column<SupplierDay>[] = [
  {
    key: 'day',
    title: '날짜',
    cell: ({ supplierId, day }) => (
      <Link
        to="/admin/suppliers/$supplierId/days/$day"
        params={{ supplierId: String(supplierId), day }}
        className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-current mobile:inline-flex mobile:min-h-11 mobile:items-center"
      >
        {day}
      </Link>
    ),
  },
  { key: 'supplier', title: '공급사', cell: ({ supplier }) => supplier },
  {
    key: 'bets',
    title: '베팅 (우리 / 공급사)',
    figures: true,
    wideOnly: true,
    cell: ({ ours, theirs }) => `${formatFigure(ours.bet.amount)} / ${formatFigure(theirs.bet.amount)}원`,
  },
  {
    key: 'wins',
    title: '지급 (우리 / 공급사)',
    figures: true,
    wideOnly: true,
    cell: ({ ours, theirs }) => `${formatFigure(ours.win.amount)} / ${formatFigure(theirs.win.amount)}원`,
  },
  { key: 'at', title: '대조 시각', wideOnly: true, cell: ({ checkedAt }) => checkedAt.slice(5) },
  { key: 'state', title: '결과', cell: day => <DayBadge day={day} /> },
]
