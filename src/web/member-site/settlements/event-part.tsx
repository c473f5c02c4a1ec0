import { settlementContract } from '#contract/partner/settlements.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Table } from '#web/kit/display/table.tsx'

/** Event money received, and event points given to members of the own tree (CALC-005). */
export function EventPart() {
  const answer = useCall(settlementContract.events, undefined, { staleTime: 0 })
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-9" />}>
      {({ grants, days }) => (
        <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-[minmax(0,1fr)]">
          <section aria-label="이벤트 정산금" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-lg font-semibold">이벤트 정산금</h2>
            <Table
              label="이벤트 정산금"
              columns={[
                { key: 'at', title: '일시', cell: row => row.at.slice(2, 16) },
                { key: 'reason', title: '내용', cell: row => row.reason },
                { key: 'amount', title: '금액', figures: true, cell: row => `${formatFigure(row.amount)}원` },
              ]}
              rows={grants}
              rowKey={row => `${row.at} ${row.amount} ${row.reason}`}
              empty={<Nothing />}
            />
          </section>
          <section aria-label="추천 회원 이벤트 포인트" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-lg font-semibold">추천 회원 이벤트 포인트</h2>
            <Table
              label="추천 회원 이벤트 포인트"
              columns={[
                { key: 'day', title: '일자', cell: row => row.day },
                {
                  key: 'members',
                  title: '회원',
                  figures: true,
                  cell: row => `${formatFigure(row.members)}명`,
                },
                {
                  key: 'points',
                  title: '포인트',
                  figures: true,
                  cell: row => `${formatFigure(row.points)}P`,
                },
              ]}
              rows={days}
              rowKey={({ day }) => day}
              empty={<Nothing />}
            />
          </section>
        </div>
      )}
    </AnswerView>
  )
}

const Nothing = () => <p className="px-4 py-6 text-center text-sm text-dim">내역이 없습니다.</p>
