import type { BlockedAddress } from '#contract/back-office/addresses.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

type AddressListProps = {
  readonly addresses: readonly BlockedAddress[]
  readonly onLift: (address: string) => void
}

const until = ({ blockedUntil }: BlockedAddress) => blockedUntil?.slice(0, 16) ?? '해제할 때까지'

const state = ({ over }: BlockedAddress) => (
  <Badge tone={over ? 'plain' : 'live'}>{over ? '기간만료' : '차단중'}</Badge>
)

/** Blocked IP addresses with reason, start, end and operator. */
export function AddressList({ addresses, onLift }: AddressListProps) {
  const mayChange = useMay('settings:write')
  const lift = ({ address }: BlockedAddress) => (
    <Button size="sm" aria-label={`${address} 차단 해제`} onClick={() => onLift(address)}>
      해제
    </Button>
  )
  return (
    <RowList
      label="차단 아이피"
      columns={mayChange ? [...columns, { key: 'lift', title: '작업', width: '90px', cell: lift }] : columns}
      rows={addresses}
      rowKey={({ address }) => address}
      card={blocked => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="flex flex-wrap items-center gap-2 break-all font-semibold">
              {blocked.address} {state(blocked)}
            </p>
            <p className="text-sm">{blocked.reason}</p>
            <p className="text-xs text-dim">{`${blocked.blockedAt.slice(5, 16)} ~ ${until(blocked)}`}</p>
          </div>
          {mayChange && lift(blocked)}
        </li>
      )}
    />
  )
}

const columns: readonly Column<BlockedAddress>[] = [
  {
    key: 'address',
    title: '아이피',
    cell: ({ address }) => <span className="font-semibold">{address}</span>,
  },
  { key: 'state', title: '상태', width: '100px', cell: state },
  { key: 'reason', title: '사유', cell: ({ reason }) => reason },
  { key: 'at', title: '차단 시각', width: '160px', cell: ({ blockedAt }) => blockedAt.slice(0, 16) },
  { key: 'until', title: '해제 예정', width: '160px', cell: until },
  { key: 'operator', title: '관리자', width: '120px', cell: ({ operator }) => operator ?? '–' },
]
