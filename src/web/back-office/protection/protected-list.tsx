import type { ProtectedMember } from '#contract/account/protection.ts'
import { amountWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type ProtectedListProps = {
  readonly members: readonly ProtectedMember[]
  readonly onHistory: (member: ProtectedMember) => void
  readonly onExclude: (member: ProtectedMember) => void
}

const isFree = ({ exclusion: standing, blockedUntil, dormantSince }: ProtectedMember): boolean =>
  standing === null && blockedUntil === null && dormantSince === null

const exclusion = ({ exclusion: standing, blockedUntil, dormantSince }: ProtectedMember) => (
  <span className="flex flex-wrap gap-1.5">
    {standing && <Badge tone="live">{`자가제한 ~ ${standing.until?.slice(0, 16) ?? '영구'}`}</Badge>}
    {dormantSince && <Badge>{`휴면 ${dormantSince.slice(0, 10)}~`}</Badge>}
    {blockedUntil && <Badge tone="gold">{`손실 한도 ~ ${blockedUntil.slice(5, 16)}`}</Badge>}
  </span>
)

const limits = ({ limits: own }: ProtectedMember): string =>
  own.map(one => `${limitWord(one)} ${amountWord(one.kind, one.amount)}`).join(', ')

/** Members with limits or exclusions, with their history and a button to extend an exclusion. */
export function ProtectedList({ members, onHistory, onExclude }: ProtectedListProps) {
  const mayChange = useMay('protection:write')
  const acts = (member: ProtectedMember) => (
    <span className="flex gap-1.5">
      <Button size="sm" aria-label={`${member.userId} 변경내역`} onClick={() => onHistory(member)}>
        내역
      </Button>
      {mayChange && (
        <Button
          size="sm"
          look="quiet"
          aria-label={`${member.userId} 이용제한`}
          onClick={() => onExclude(member)}
        >
          이용제한
        </Button>
      )}
    </span>
  )
  return (
    <RowList
      label="보호 중인 회원"
      columns={[...columns, { key: 'acts', title: '작업', width: '180px', cell: acts }]}
      rows={members}
      rowKey={({ memberId }) => memberId}
      card={member => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <div className="flex items-center justify-between gap-3">
            <MemberLink id={member.memberId}>{`${member.nickname} (${member.userId})`}</MemberLink>
            {acts(member)}
          </div>
          {!isFree(member) && exclusion(member)}
          {member.limits.length > 0 && <p className="text-xs text-dim">{limits(member)}</p>}
        </li>
      )}
    />
  )
}

const columns: readonly Column<ProtectedMember>[] = [
  {
    key: 'member',
    title: '회원',
    width: '180px',
    cell: ({ memberId, nickname, userId }) => (
      <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
    ),
  },
  { key: 'exclusion', title: '제한', cell: member => (isFree(member) ? '–' : exclusion(member)) },
  { key: 'limits', title: '한도', cell: member => limits(member) || '–' },
  {
    key: 'at',
    title: '마지막 변경',
    width: '140px',
    cell: ({ lastChangeAt }) => lastChangeAt?.slice(5, 16) ?? '–',
  },
]
