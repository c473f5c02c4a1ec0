import { useState } from 'react'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { cashDeskContract } from '#contract/cashier/cash-desk.ts'
import { accountDigits, banks, isHolderName } from '#domain/cashier/bank-account.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type BankAccountDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

const bankOptions = [{ value: '', label: '은행 선택' }, ...banks.map(bank => ({ value: bank, label: bank }))]

/** Changes a member's bank account; the member is notified, and cannot withdraw for a day (field A7, W6). */
export function BankAccountDialog({ member, onClose }: BankAccountDialogProps) {
  const [bank, setBank] = useState('')
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState('')
  return (
    <ActDialog
      title="출금 계좌 변경"
      description={`${member.nickname} (${member.userId}) · 변경 후 24시간 동안 출금할 수 없고, 회원에게 쪽지로 알립니다.`}
      presets={['본인 확인 완료', '회원 요청', '입력 오류 정정']}
      confirm="변경"
      ready={bank !== '' && accountDigits(number) !== undefined && isHolderName(holder.trim())}
      done={`${member.nickname} 회원의 출금 계좌를 변경했습니다.`}
      rereads={[memberDeskContract.member]}
      onAct={reason =>
        call(cashDeskContract.changeAccount, {
          params: { memberId: member.id },
          body: { bank, number, holder: holder.trim(), reason },
        })
      }
      onClose={onClose}
    >
      <div className="grid gap-2">
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
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label="예금주"
          autoComplete="off"
          maxLength={30}
          value={holder}
          onChange={({ target }) => setHolder(target.value)}
        />
      </div>
    </ActDialog>
  )
}
