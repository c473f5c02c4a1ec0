import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type OwnTetherAddress,
  type TetherWithdrawalOverview,
  tetherWithdrawalContract,
} from '#contract/cashier/tether.ts'
import { shortAddress } from '#domain/cashier/tether/tether-address.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'
import { AddAddressDialog } from './add-address-dialog.tsx'

/** Addresses for tether withdrawals; a new one can be used after a day (field W6). */
export function AddressBook({ overview }: { readonly overview: TetherWithdrawalOverview }) {
  const [adding, setAdding] = useState(false)
  const { addresses } = overview
  return (
    <section aria-labelledby="addresses" className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-5 mobile:p-4">
      <header className="flex items-center justify-between gap-3">
        <h2 id="addresses" className="text-lg">
          지갑 주소
        </h2>
        <Button size="sm" onClick={() => setAdding(true)}>
          주소 등록
        </Button>
      </header>
      {addresses.length === 0 ? (
        <p className="text-sm text-dim">
          등록된 주소가 없습니다. 등록 후 24시간이 지나면 사용할 수 있습니다.
        </p>
      ) : (
        <ul aria-label="지갑 주소" className="divide-y divide-line">
          {addresses.map(address => (
            <AddressRow key={address.id} address={address} />
          ))}
        </ul>
      )}
      {adding && <AddAddressDialog overview={overview} onClose={() => setAdding(false)} />}
    </section>
  )
}

function AddressRow({ address: one }: { readonly address: OwnTetherAddress }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { id, network, address, label, restsUntil } = one
  const remove = async () => {
    const answer = await call(tetherWithdrawalContract.removeAddress, { params: { id } })
    if (!answer.ok) showRefusal(answer.refusal)
    void readAgain(client, tetherWithdrawalContract.overview)
  }
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {label === '' ? network : `${label} · ${network}`}
          {restsUntil === null ? (
            <Badge tone="jade">사용 가능</Badge>
          ) : (
            <Badge tone="gold">{`${restsUntil.slice(5, 16)}부터`}</Badge>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-dim">{address}</p>
      </div>
      <Button
        size="sm"
        look="quiet"
        aria-label={`${shortAddress(address)} 삭제`}
        onClick={() => setAsking(true)}
      >
        삭제
      </Button>
      {asking && (
        <SureDialog
          title="지갑 주소를 삭제하시겠습니까?"
          description="다시 등록하면 24시간 후부터 사용할 수 있습니다."
          confirm="삭제"
          danger
          onSure={remove}
          onClose={() => setAsking(false)}
        >
          {address}
        </SureDialog>
      )}
    </li>
  )
}
