import { Link } from '@tanstack/react-router'
import type { Recommender } from '#contract/promotions/friends.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { ReferralStatusBadge } from './referral-status-badge.tsx'

/** Members who have recommended others; each links to its tree. */
export const RecommenderList = ({ recommenders }: { readonly recommenders: readonly Recommender[] }) => (
  <RowList
    label="추천인"
    columns={columns}
    rows={recommenders}
    rowKey={({ id }) => id}
    card={row => (
      <li className="flex items-center justify-between gap-3 px-3.5 py-2.5">
        <div className="grid min-w-0 gap-1">
          <p className="break-all">
            <TreeLink member={row} /> {row.nickname}
          </p>
          <p className="text-xs text-dim">{`${row.code} · 친구 ${formatFigure(row.friends)}명`}</p>
        </div>
        <span className="font-semibold">{`${formatFigure(row.points)}P`}</span>
      </li>
    )}
  />
)

export const TreeLink = ({ member }: { readonly member: Pick<Recommender, 'id' | 'userId'> }) => (
  <Link
    to={`/admin/friends/${member.id}`}
    className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-current"
  >
    {member.userId}
  </Link>
)

const columns: readonly Column<Recommender>[] = [
  { key: 'userId', title: '아이디', cell: row => <TreeLink member={row} /> },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  {
    key: 'status',
    title: '상태',
    width: '100px',
    cell: ({ status }) => <ReferralStatusBadge status={status} />,
  },
  { key: 'code', title: '추천인 코드', width: '130px', cell: ({ code }) => code },
  {
    key: 'friends',
    title: '친구',
    width: '90px',
    figures: true,
    cell: ({ friends }) => `${formatFigure(friends)}명`,
  },
  {
    key: 'points',
    title: '누적 포인트',
    width: '130px',
    figures: true,
    cell: ({ points }) => `${formatFigure(points)}P`,
  },
  { key: 'joined', title: '가입일', width: '120px', wideOnly: true, cell: ({ joinedOn }) => joinedOn },
]
