import type { ReactNode } from 'react'
import type { loginOperatorContract } from '#contract/back-office/logins.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

export type LoginLock = Output<typeof loginOperatorContract.locks>['locks'][number]

type LoginLocksProps = {
  readonly locks: readonly LoginLock[]
  readonly onLift: (lock: LoginLock) => void
}

/** Returns the name and address that a lock applies to: "demo · 203.0.113.9". */
export const heldBy = ({ name, address }: Pick<LoginLock, 'name' | 'address'>): string =>
  [name, address].filter(part => part !== null).join(' · ')

/** The current locks, each with a button that lifts it. */
export function LoginLocks({ locks, onLift }: LoginLocksProps) {
  const mayChange = useMay('log:write')
  const button = (lock: LoginLock) => (
    <Button size="sm" aria-label={`${heldBy(lock)} 잠금 해제`} onClick={() => onLift(lock)}>
      해제
    </Button>
  )
  const lift = { key: 'lift', title: '작업', width: '90px', cell: button }
  return (
    <RowList
      label="현재 잠금"
      columns={mayChange ? [...columns, lift] : columns}
      rows={locks}
      rowKey={({ id }) => id}
      card={lock => <LockCard lock={lock}>{mayChange && button(lock)}</LockCard>}
    />
  )
}

const LockCard = ({ lock, children }: { readonly lock: LoginLock; readonly children: ReactNode }) => (
  <li className="flex items-center gap-3 px-3.5 py-2.5">
    <div className="grid min-w-0 flex-1 gap-1">
      <p>
        <Badge tone="live">{lock.kindText}</Badge>
      </p>
      <p className="font-semibold break-all">{heldBy(lock)}</p>
      <p className="text-xs text-dim">
        {`실패 ${formatFigure(lock.failures)}회 · ${lock.until.slice(5)}까지`}
      </p>
    </div>
    {children}
  </li>
)

const none = <span className="text-dim">–</span>

const columns: readonly Column<LoginLock>[] = [
  {
    key: 'kind',
    title: '종류',
    width: '180px',
    cell: ({ kindText }) => <Badge tone="live">{kindText}</Badge>,
  },
  {
    key: 'name',
    title: '아이디',
    cell: ({ name }) => (name === null ? none : <span className="font-semibold">{name}</span>),
  },
  { key: 'address', title: '아이피', cell: ({ address }) => address ?? none },
  { key: 'failures', title: '실패', figures: true, cell: ({ failures }) => formatFigure(failures) },
  { key: 'last', title: '마지막 실패', width: '170px', cell: ({ lastAt }) => lastAt },
  { key: 'until', title: '해제 예정', width: '170px', cell: ({ until }) => until },
]
