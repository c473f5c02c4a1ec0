import { useState } from 'react'
import { operatorRulesContract } from '#contract/back-office/operators.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { AddressesField, readAddresses } from './addresses-field.tsx'
import type { OperatorRules } from './operator-rules.ts'

type HouseAddressesDialogProps = { readonly rules: OperatorRules; readonly onClose: () => void }

/** The IP addresses for operators who have none of their own. */
export function HouseAddressesDialog({ rules, onClose }: HouseAddressesDialogProps) {
  const [text, setText] = useState(rules.addresses.join('\n'))
  const addresses = readAddresses(text)
  return (
    <ActDialog
      title="접속 주소"
      description={`현재 접속 주소 ${rules.ownAddress}가 목록에 있어야 저장할 수 있습니다.`}
      presets={['사무실 주소 등록', '보안 강화', '주소 변경']}
      confirm="저장"
      ready={addresses !== undefined && addresses.join() !== rules.addresses.join()}
      done="접속 주소를 저장했습니다."
      rereads={[operatorRulesContract.rules]}
      onAct={reason => call(operatorRulesContract.change, { body: { addresses: addresses ?? [], reason } })}
      onClose={onClose}
    >
      <AddressesField text={text} onText={setText} empty="비우면 어디서나 접속할 수 있습니다." />
    </ActDialog>
  )
}
