import { ShieldBan } from 'lucide-react'
import { addressContract } from '#contract/back-office/addresses.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { AddressList } from './address-list.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { UnblockAddressDialog } from './unblock-address-dialog.tsx'

type Opened = { readonly kind: 'block' } | { readonly kind: 'lift'; readonly address: string }

/** 차단 아이피: IP addresses blocked from the site (ERR-008). */
export const Page = listDesk({
  title: '차단 아이피',
  call: addressContract.addresses,
  filter: listFilter({
    state: oneOf({ blocked: '차단중', over: '기간만료' }, { label: '상태', all: '전체 상태' }),
    address: text(50, { label: '아이피', placeholder: '아이피 또는 앞부분', width: 'w-52' }),
  }),
  writes: 'settings:write',
  dialog: (opened: Opened, close, data) =>
    opened.kind === 'lift' ? (
      <UnblockAddressDialog address={opened.address} onClose={close} />
    ) : (
      data && <BlockDialog ownAddress={data.ownAddress} onClose={close} />
    ),
  action: ({ mayWrite, open }) =>
    mayWrite && (
      <Button look="primary" onClick={() => open({ kind: 'block' })}>
        아이피 차단
      </Button>
    ),
  list: ({ addresses }, { open }) => (
    <AddressList addresses={addresses} onLift={address => open({ kind: 'lift', address })} />
  ),
  unit: '건',
  icon: ShieldBan,
  nothing: '차단된 아이피가 없습니다.',
  nothingLeft: '조건에 맞는 아이피가 없습니다.',
})
