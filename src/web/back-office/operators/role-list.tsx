import type { Role } from '#contract/back-office/operators.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

type RoleListProps = {
  readonly roles: readonly Role[]
  readonly onEdit: (role: Role) => void
  readonly onRemove: (role: Role) => void
}

/** The roles by name, with the number of operators. */
export function RoleList({ roles, onEdit, onRemove }: RoleListProps) {
  const mayChange = useMay('operators:write')
  const acts = (role: Role) => (
    <span className="inline-flex gap-1.5">
      <Button size="sm" aria-label={`${role.name} 변경`} onClick={() => onEdit(role)}>
        변경
      </Button>
      {!role.holdsAll && role.operators === 0 && (
        <Button size="sm" aria-label={`${role.name} 삭제`} onClick={() => onRemove(role)}>
          삭제
        </Button>
      )}
    </span>
  )
  return (
    <RowList
      label="역할"
      columns={mayChange ? [...columns, { key: 'acts', title: '작업', width: '150px', cell: acts }] : columns}
      rows={roles}
      rowKey={({ id }) => id}
      card={role => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <Name role={role} />
          <p className="text-dim">{role.note}</p>
          <div className="flex items-center justify-between gap-2">
            <span className="text-xs text-dim">{`${people(role)} · ${factor(role)}`}</span>
            {mayChange && acts(role)}
          </div>
        </li>
      )}
    />
  )
}

const Name = ({ role: { name, own } }: { readonly role: Role }) => (
  <span className="flex flex-wrap items-center gap-1.5 font-semibold">
    {name}
    {own && <Badge tone="jade">내 역할</Badge>}
  </span>
)

const people = ({ operators }: Role): string => `${formatFigure(operators)}명`
const factor = ({ secondFactor }: Role): string => (secondFactor ? '2단계 인증 필수' : '2단계 인증 선택')

const columns: readonly Column<Role>[] = [
  { key: 'name', title: '역할', width: '200px', cell: role => <Name role={role} /> },
  {
    key: 'note',
    title: '설명',
    cell: ({ note }) => <div className="py-2 whitespace-normal">{note || '–'}</div>,
  },
  { key: 'people', title: '운영자', width: '90px', figures: true, cell: people },
  { key: 'factor', title: '변경·승인할 때', width: '150px', cell: factor },
]
