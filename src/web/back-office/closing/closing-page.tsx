import { Link } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { type ClosingHead, closingContract } from '#contract/cashier/closing.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'

/** 일마감: each closed day, and whether it balanced. */
export function Page() {
  // Cursors of the pages visited; the first page has none.
  const [turned, setTurned] = useState<readonly string[]>([])
  const before = turned.at(-1)
  const query = before === undefined ? {} : { before }
  const answer = useCall(closingContract.list, { query }, { staleTime: 0 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="grid gap-1">
        <h1 className="text-xl">일마감</h1>
        <p className="text-sm text-dim">
          하루가 끝나면 장부를 입출금 신청과 대조해 마감합니다. 차이에는 설명을 남겨 주세요.
        </p>
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-10" />}>
        {({ days, hasMore }) => {
          const last = days.at(-1)
          return (
            <>
              {days.length === 0 ? (
                <NothingFound icon={CalendarCheck} title="아직 마감한 날이 없습니다." />
              ) : (
                <Table label="일마감" columns={columns} rows={days} rowKey={({ day }) => day} />
              )}
              <div className="flex justify-center gap-2">
                {turned.length > 0 && <Button onClick={() => setTurned(turned.slice(0, -1))}>이전</Button>}
                {hasMore && last && <Button onClick={() => setTurned([...turned, last.day])}>다음</Button>}
              </div>
            </>
          )
        }}
      </AnswerView>
    </div>
  )
}

const columns: readonly Column<ClosingHead>[] = [
  {
    key: 'day',
    title: '날짜',
    cell: ({ day }) => (
      <Link
        to="/admin/closing/$day"
        params={{ day }}
        className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-current mobile:inline-flex mobile:min-h-11 mobile:items-center"
      >
        {day}
      </Link>
    ),
  },
  { key: 'closedAt', title: '마감 시각', wideOnly: true, cell: ({ closedAt }) => closedAt },
  { key: 'state', title: '결과', cell: head => <StateOf head={head} /> },
]

const StateOf = ({ head: { differences, unexplained } }: { readonly head: ClosingHead }) =>
  differences === 0 ? (
    <Badge tone="jade">일치</Badge>
  ) : unexplained === 0 ? (
    <Badge tone="bright">{`차이 ${formatFigure(differences)}건 · 설명 완료`}</Badge>
  ) : (
    <Badge tone="live">{`차이 ${formatFigure(differences)}건 · 미설명 ${formatFigure(unexplained)}건`}</Badge>
  )
