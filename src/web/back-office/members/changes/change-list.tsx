import { changedByWords, changeFieldWords } from '#contract/back-office/members/member-change-words.ts'
import type { MemberChange } from '#contract/back-office/members/member-changes.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { changesOf } from '../../kit/acts/act-words.ts'
import { ChangeWords } from '../../kit/acts/change-words.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { MemberLink } from '../../kit/member-link.tsx'

type ChangeListProps = {
  readonly changes: readonly MemberChange[]
  /** True if the list is of one member, who is named above it. */
  readonly ofOne?: boolean
}

/** Changes of members, newest first: field, old and new value, actor and reason. */
export const ChangeList = ({ changes, ofOne = false }: ChangeListProps) => (
  <RowList
    label="변경이력"
    columns={columns.filter(({ key }) => !ofOne || key !== 'member')}
    rows={changes}
    rowKey={({ key }) => key}
    card={change => <ChangeCard change={change} ofOne={ofOne} />}
  />
)

const Words = ({ change: { act, before, after } }: { readonly change: MemberChange }) => (
  <ChangeWords changes={changesOf({ act, before, after, fixture: null })} />
)

const By = ({ change: { by, operator } }: { readonly change: MemberChange }) =>
  by === 'member' ? (
    <Badge tone="plain">{changedByWords.member}</Badge>
  ) : (
    <span className="font-semibold">{operator}</span>
  )

const Who = ({ change: { member } }: { readonly change: MemberChange }) => (
  <MemberLink id={member.id}>{`${member.nickname} (${member.userId})`}</MemberLink>
)

const columns: readonly Column<MemberChange>[] = [
  { key: 'at', title: '시각', width: '150px', cell: ({ at }) => at },
  { key: 'member', title: '회원', cell: change => <Who change={change} /> },
  { key: 'field', title: '항목', width: '120px', cell: ({ field }) => changeFieldWords[field] },
  { key: 'text', title: '변경', cell: ({ text }) => <span className="font-semibold">{text}</span> },
  {
    key: 'change',
    title: '변경 전 → 변경 후',
    cell: change => (
      <div className="max-w-[420px] min-w-48 py-2 whitespace-normal">
        <Words change={change} />
      </div>
    ),
  },
  { key: 'by', title: '변경한 사람', width: '120px', cell: change => <By change={change} /> },
  {
    key: 'reason',
    title: '사유',
    cell: ({ reason }) => (
      <div className="max-w-[280px] min-w-32 py-2 whitespace-normal">{reason ?? '–'}</div>
    ),
  },
]

const ChangeCard = ({ change, ofOne }: { readonly change: MemberChange; readonly ofOne: boolean }) => (
  <li className="grid gap-0.5 px-3.5 py-2.5">
    <p className="flex items-baseline justify-between gap-2">
      <span className="font-semibold">{change.text}</span>
      <time className="text-xs whitespace-nowrap text-dim">{change.at}</time>
    </p>
    {!ofOne && (
      <p>
        <Who change={change} />
      </p>
    )}
    <Words change={change} />
    <p className="flex items-baseline justify-between gap-2 text-dim">
      <span className="min-w-0 break-words">{change.reason ?? changeFieldWords[change.field]}</span>
      <span className="text-xs whitespace-nowrap">
        {change.by === 'member' ? changedByWords.member : change.operator}
      </span>
    </p>
  </li>
)
