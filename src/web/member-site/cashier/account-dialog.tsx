import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chargeContract } from '#contract/cashier/charge.ts'
import { exchangeContract } from '#contract/cashier/exchange.ts'
import { accountDigits, banks, isHolderName } from '#domain/cashier/bank-account.ts'
import { call } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'

const bankOptions = [{ value: '', label: '은행 선택' }, ...banks.map(bank => ({ value: bank, label: bank }))]

/** Registers the first account; later changes go through customer service (handbook 5.4, field A7). */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const [bank, setBank] = useState('')
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState('')
  const numberError = number !== '' && accountDigits(number) === undefined
  const holderError = holder !== '' && !isHolderName(holder.trim())
  return (
    <ConfirmedDialog
      title="출금 계좌 등록"
      description="본인 명의 계좌만 등록할 수 있으며, 이후 변경은 고객센터로 문의해 주세요."
      confirm="등록"
      ready={bank !== '' && accountDigits(number) !== undefined && isHolderName(holder.trim())}
      done="출금 계좌를 등록했습니다."
      onSend={confirmation =>
        call(exchangeContract.setAccount, { body: { bank, number, holder: holder.trim(), ...confirmation } })
      }
      onDone={() => {
        for (const route of [exchangeContract.exchange, chargeContract.charge])
          void readAgain(queryClient, route)
        onClose()
      }}
      onClose={onClose}
    >
      <SelectField
        label="은행"
        options={bankOptions}
        value={bank}
        onChange={({ target }) => setBank(target.value)}
      />
      <TextField
        label="계좌번호"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={number}
        error={numberError ? '숫자 8~16자리를 입력해 주세요.' : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label="예금주"
        autoComplete="off"
        maxLength={30}
        value={holder}
        error={holderError ? '예금주명을 확인해 주세요.' : undefined}
        onChange={({ target }) => setHolder(target.value)}
      />
    </ConfirmedDialog>
  )
}
