import type { DeskMember } from '#contract/back-office/member-desk.ts'
import { memberKindWords } from '#contract/back-office/member-words.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import { OnlineBadge, StateBadge } from './member-badges.tsx'

type MemberListProps = {
  readonly members: readonly DeskMember[]
  /** The columns specific to this list. */
  readonly columns: readonly Column<DeskMember>[]
}

/** Members, each linked to the member's page. */
export const MemberList = ({ members, columns }: MemberListProps) => (
  <RowList
    label="회원"
    columns={columns}
    rows={members}
    rowKey={({ id }) => id}
    card={member => (
      <li className="grid gap-1 px-3.5 py-2.5">
        <div className="flex items-center justify-between gap-2">
          <Name member={member} />
          <Badges member={member} />
        </div>
        <p className="flex justify-between gap-2">
          <span className="font-semibold">{`${formatFigure(member.wallet)}원`}</span>
          <span className="text-dim">{`${formatFigure(member.points)}P`}</span>
        </p>
        <p className="text-xs text-dim">
          {`가입 ${member.joinedAt.slice(0, 10)} · 로그인 ${member.lastLoginAt?.slice(5, 16) ?? '–'}`}
        </p>
      </li>
    )}
  />
)

type CellProps = { readonly member: DeskMember }

const Name = ({ member: { id, userId, nickname } }: CellProps) => (
  <span className="min-w-0 py-1.5">
    <MemberLink id={id}>{`${nickname} (${userId})`}</MemberLink>
  </span>
)

const Badges = ({ member: { status, isOnline, level, kind } }: CellProps) => (
  <span className="flex shrink-0 items-center gap-1.5">
    {kind === 'member' && <LevelBadge level={level} />}
    <StateBadge state={status} />
    {isOnline && <OnlineBadge />}
  </span>
)

export const memberColumns: readonly Column<DeskMember>[] = [
  { key: 'id', title: '번호', width: '80px', figures: true, cell: ({ id }) => id },
  { key: 'name', title: '회원', cell: member => <Name member={member} /> },
  { key: 'kind', title: '유형', width: '90px', cell: ({ kind }) => memberKindWords[kind] },
  { key: 'badges', title: '레벨·상태', width: '190px', cell: member => <Badges member={member} /> },
  {
    key: 'wallet',
    title: '보유 머니',
    width: '150px',
    figures: true,
    cell: ({ wallet }) => <span className="font-semibold">{`${formatFigure(wallet)}원`}</span>,
  },
  {
    key: 'points',
    title: '포인트',
    width: '120px',
    figures: true,
    cell: ({ points }) => `${formatFigure(points)}P`,
  },
  {
    key: 'joined',
    title: '가입',
    width: '110px',
    wideOnly: true,
    cell: ({ joinedAt }) => joinedAt.slice(0, 10),
  },
  {
    key: 'login',
    title: '최근 로그인',
    width: '130px',
    wideOnly: true,
    cell: ({ lastLoginAt }) => lastLoginAt?.slice(5, 16) ?? '–',
  },
]
