import {
  type OperatorArea,
  type OperatorRight,
  operatorAreas,
  operatorRights,
  type Permission,
} from '#domain/operators/permissions.ts'
import { useDeskRights } from '#web/client/session/operator.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'

const areas = Object.keys(operatorAreas) as OperatorArea[]
const rights = Object.keys(operatorRights) as OperatorRight[]

type PermissionGridProps = {
  readonly held: ReadonlySet<Permission>
  /** True if the role's permissions cannot be changed. */
  readonly isFixed: boolean
  readonly onChange: (held: ReadonlySet<Permission>) => void
}

/** A checkbox for each area and right; operators cannot grant rights that they lack. */
export function PermissionGrid({ held, isFixed, onChange }: PermissionGridProps) {
  const { permissions: own } = useDeskRights()
  const turn = (permission: Permission, on: boolean) => {
    const next = new Set(held)
    if (on) next.add(permission)
    else next.delete(permission)
    onChange(next)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium text-dim">권한</legend>
      {isFixed && <p className="text-sm text-dim">이 역할의 권한은 변경할 수 없습니다.</p>}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {areas.map(area => (
          <li
            key={area}
            className="grid grid-cols-[minmax(0,1fr)_repeat(3,minmax(72px,auto))] items-center gap-x-2 px-3.5 mobile:grid-cols-3 mobile:py-1.5"
          >
            <span className="font-semibold mobile:col-span-3">{operatorAreas[area]}</span>
            {rights.map(right => {
              const permission: Permission = `${area}:${right}`
              return (
                <Checkbox
                  key={right}
                  label={
                    <>
                      <span className="sr-only">{`${operatorAreas[area]} `}</span>
                      {operatorRights[right]}
                    </>
                  }
                  checked={held.has(permission)}
                  disabled={isFixed || !own.has(permission)}
                  onChange={on => turn(permission, on)}
                />
              )
            })}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
