import { useState } from 'react'
import { addressContract } from '#contract/back-office/addresses.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const reasons = ['부정 접속', '로그인 공격', '도배', '매크로 사용']

/** Rough shape of an IP address or network; the server validates it. */
const addressShape = /^[\da-f:.]{2,}(\/\d{1,3})?$/i

const periods = [
  { value: '1', label: '1일' },
  { value: '7', label: '7일' },
  { value: '30', label: '30일' },
  { value: '365', label: '1년' },
  { value: '', label: '해제할 때까지' },
] as const

/** Blocks an IP address or network, for a time or until it is unblocked. */
export function BlockDialog({
  ownAddress,
  onClose,
}: {
  readonly ownAddress: string
  readonly onClose: () => void
}) {
  const [address, setAddress] = useState('')
  const [days, setDays] = useState('7')
  const isAddress = addressShape.test(address.trim())
  return (
    <ActDialog
      title="아이피 차단"
      description="차단된 주소에서는 사이트와 관리 화면을 이용할 수 없습니다."
      presets={reasons}
      confirm="차단"
      danger
      ready={isAddress}
      done={`${address.trim()} 주소를 차단했습니다.`}
      rereads={[addressContract.addresses]}
      onAct={reason =>
        call(addressContract.blockAddress, {
          body: { address: address.trim(), blocked: true, ...(days && { days: Number(days) }), reason },
        })
      }
      onClose={onClose}
    >
      <TextField
        label="아이피 또는 대역"
        hint={`예: 203.0.113.7, 203.0.113.0/24 · 현재 접속 주소 ${ownAddress}는 차단할 수 없습니다.`}
        error={address !== '' && !isAddress ? '아이피 주소를 확인해 주세요.' : undefined}
        autoComplete="off"
        inputMode="url"
        maxLength={50}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <SelectField
        label="기간"
        options={periods}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
    </ActDialog>
  )
}
