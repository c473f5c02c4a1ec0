import type { Role } from '#contract/back-office/operators.ts'
import {
  type OperatorArea,
  type OperatorRight,
  operatorAreas,
  operatorRights,
} from '#domain/operators/permissions.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { Table } from '#web/kit/display/table.tsx'

const areas = Object.keys(operatorAreas) as OperatorArea[]
const rights = Object.keys(operatorRights) as OperatorRight[]

const tones: Readonly<Record<OperatorRight, BadgeTone>> = { read: 'plain', write: 'jade', approve: 'gold' }

/** Areas as rows, roles as columns: the permissions of each role. */
export const RoleMatrix = ({ roles }: { readonly roles: readonly Role[] }) => (
  <Table
    label="역할별 권한"
    columns={[
      {
        key: 'area',
        title: '영역',
        width: '130px',
        cell: (area: OperatorArea) => <span className="font-semibold">{operatorAreas[area]}</span>,
      },
      ...roles.map(({ id, name, permissions }) => ({
        key: String(id),
        title: name,
        cell: (area: OperatorArea) => (
          <Rights held={rights.filter(right => permissions.includes(`${area}:${right}`))} />
        ),
      })),
    ]}
    rows={areas}
    rowKey={area => area}
  />
)

const Rights = ({ held }: { readonly held: readonly OperatorRight[] }) =>
  held.length === 0 ? (
    <span className="text-faint">–</span>
  ) : (
    <span className="inline-flex gap-1">
      {held.map(right => (
        <Badge key={right} tone={tones[right]}>
          {operatorRights[right]}
        </Badge>
      ))}
    </span>
  )
