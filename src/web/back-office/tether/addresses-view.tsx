import { Wallet } from 'lucide-react'
import { type DeskTetherAddress, tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { listPart } from '../kit/lists/list-desk.tsx'
import { listFilter, text } from '../kit/lists/list-filter.ts'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

/** Members' withdrawal addresses; an address used by several members is marked. */
export const AddressesView = listPart({
  call: tetherDeskContract.addresses,
  filter: listFilter({
    name: text(60, { label: '회원', placeholder: '아이디, 닉네임 또는 주소', width: 'w-52' }),
  }),
  list: ({ addresses }) => (
    <RowList
      label="지갑 주소"
      columns={columns}
      rows={addresses}
      rowKey={({ id }) => id}
      card={address => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex flex-wrap items-center gap-2">
            <State address={address} />
            <Who address={address} />
            <Shared address={address} />
          </p>
          <p className="text-xs wrap-anywhere text-dim">{`${address.network} ${address.address} · ${address.enteredAt}`}</p>
        </li>
      )}
    />
  ),
  unit: '개',
  icon: Wallet,
  nothing: '등록된 지갑 주소가 없습니다.',
  nothingLeft: '조건에 맞는 지갑 주소가 없습니다.',
})

type One = { readonly address: DeskTetherAddress }

const Who = ({ address: { member } }: One) => (
  <MemberLink id={member.id}>{`${member.nickname} (${member.userId})`}</MemberLink>
)
const Shared = ({ address: { sharedWith } }: One) =>
  sharedWith > 0 ? <Badge tone="up">{`다른 회원 ${sharedWith}명`}</Badge> : null

const State = ({ address: { restsUntil, removedAt } }: One) => {
  if (removedAt !== null) return <Badge tone="outline">삭제됨</Badge>
  return restsUntil === null ? <Badge tone="jade">사용 가능</Badge> : <Badge tone="gold">대기</Badge>
}

const columns: readonly Column<DeskTetherAddress>[] = [
  { key: 'state', title: '상태', width: '90px', cell: address => <State address={address} /> },
  { key: 'who', title: '회원', cell: address => <Who address={address} /> },
  { key: 'network', title: '네트워크', width: '90px', cell: ({ network }) => network },
  { key: 'address', title: '주소', cell: ({ address }) => address },
  { key: 'shared', title: '주의', cell: address => <Shared address={address} /> },
  {
    key: 'at',
    title: '등록 시각',
    width: '150px',
    wideOnly: true,
    cell: ({ enteredAt }) => enteredAt.slice(0, 16),
  },
]
