import type { Attended } from '#contract/promotions/attendance.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

/** Attendance, latest first. */
export const AttendedList = ({ attended }: { readonly attended: readonly Attended[] }) => (
  <RowList
    label="출석 내역"
    columns={columns}
    rows={attended}
    rowKey={({ day, userId }) => `${day} ${userId}`}
    card={row => (
      <li className="flex items-center justify-between gap-3 px-3.5 py-2.5">
        <div className="grid min-w-0 gap-1">
          <p className="break-all">
            <MemberLink id={row.memberId}>{row.userId}</MemberLink> {row.nickname}
          </p>
          <p className="text-xs text-dim">{`${row.checkedAt.slice(5, 16)} · 연속 ${formatFigure(row.streak)}일`}</p>
        </div>
        <span className="font-semibold">{`${formatFigure(row.points)}P`}</span>
      </li>
    )}
  />
)

const columns: readonly Column<Attended>[] = [
  { key: 'at', title: '출석 시각', width: '170px', cell: ({ checkedAt }) => checkedAt },
  {
    key: 'userId',
    title: '아이디',
    cell: ({ memberId, userId }) => <MemberLink id={memberId}>{userId}</MemberLink>,
  },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  {
    key: 'streak',
    title: '연속',
    width: '90px',
    figures: true,
    cell: ({ streak }) => `${formatFigure(streak)}일`,
  },
  {
    key: 'points',
    title: '지급 포인트',
    width: '120px',
    figures: true,
    cell: ({ points }) => `${formatFigure(points)}P`,
  },
]
