import type { DeskRequirement } from '#contract/cashier/turnover.ts'
import { requirementStateWord } from '#domain/cashier/turnover/fill-requirements.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type RequirementListProps = {
  readonly requirements: readonly DeskRequirement[]
  readonly onEase: ((requirement: DeskRequirement) => void) | undefined
}

/** Members' turnover requirements, latest first. */
export function RequirementList({ requirements, onEase }: RequirementListProps) {
  const button = (one: DeskRequirement) =>
    one.state === 'open' && (
      <Button size="sm" aria-label={`${one.userId} ${one.title} 예외 처리`} onClick={() => onEase?.(one)}>
        예외
      </Button>
    )
  const act: Column<DeskRequirement> = { key: 'act', title: '작업', width: '90px', cell: button }
  return (
    <RowList
      label="회원 롤링 조건"
      columns={onEase ? [...columns, act] : columns}
      rows={requirements}
      rowKey={({ id }) => id}
      card={one => (
        <li className="flex items-center justify-between gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 gap-1">
            <p className="break-all">
              <MemberLink id={one.memberId}>{one.userId}</MemberLink> {one.nickname} <State one={one} />
            </p>
            <p className="wrap-anywhere">{`${one.title} · ${doneText(one)}`}</p>
            <p className="text-xs text-dim">{one.openedAt.slice(0, 16)}</p>
          </div>
          {onEase && button(one)}
        </li>
      )}
    />
  )
}

const doneText = ({ done, needed }: DeskRequirement): string =>
  `${formatFigure(done)} / ${formatFigure(needed)}원`

const State = ({ one: { state } }: { readonly one: DeskRequirement }) => (
  <Badge tone={state === 'open' ? 'jade' : 'plain'}>{requirementStateWord[state]}</Badge>
)

const columns: readonly Column<DeskRequirement>[] = [
  { key: 'at', title: '시작', width: '160px', cell: ({ openedAt }) => openedAt.slice(0, 16) },
  {
    key: 'userId',
    title: '아이디',
    cell: ({ memberId, userId }) => <MemberLink id={memberId}>{userId}</MemberLink>,
  },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'title', title: '사유', cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
  {
    key: 'amount',
    title: '금액',
    figures: true,
    cell: ({ amount, percent }) => `${formatFigure(amount)}원 × ${percent}%`,
  },
  { key: 'done', title: '완료 / 필요', figures: true, cell: doneText },
  { key: 'state', title: '상태', width: '90px', cell: one => <State one={one} /> },
]
