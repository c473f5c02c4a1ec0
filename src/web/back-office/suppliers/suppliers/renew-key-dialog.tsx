import { useState } from 'react'
import { type DeskSupplierDetail, supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { type OldKeyMinutes, oldKeyMinutes } from '#domain/casino/supplier-terms.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type RenewKeyDialogProps = {
  readonly supplier: DeskSupplierDetail
  /** The new key, shown once. */
  readonly onTold: (secret: string) => void
  readonly onClose: () => void
}

const lifeWords: Readonly<Record<OldKeyMinutes, string>> = {
  0: '바로 종료 (유출된 경우)',
  10: '10분 뒤 종료',
  60: '1시간 뒤 종료',
  1440: '24시간 뒤 종료',
}

/** Creates a new key; states how long the previous one stays valid. */
export function RenewKeyDialog({ supplier, onTold, onClose }: RenewKeyDialogProps) {
  const [life, setLife] = useState<OldKeyMinutes>(60)
  const renew = async (reason: string) => {
    const answer = await call(supplierDeskContract.renewKey, {
      params: { id: supplier.id },
      body: { oldKeyMinutes: life, reason },
    })
    if (answer.ok) onTold(answer.value.secret)
    return answer
  }
  return (
    <ActDialog
      title="키 교체"
      description={`${supplier.name}의 새 키를 발급합니다. 이전 키가 남아 있는 동안에는 둘 다 받고, 우리 쪽 호출은 이전 키로 서명합니다.`}
      presets={['정기 교체', '유출 의심', '공급사 요청']}
      confirm="새 키 발급"
      done="새 키를 발급했습니다."
      rereads={[supplierDeskContract.supplier]}
      onAct={renew}
      onClose={onClose}
    >
      <SelectField
        label="이전 키"
        options={oldKeyMinutes.map(minutes => ({ value: String(minutes), label: lifeWords[minutes] }))}
        value={String(life)}
        onChange={({ target }) =>
          setLife(oldKeyMinutes.find(minutes => String(minutes) === target.value) ?? life)
        }
      />
    </ActDialog>
  )
}
