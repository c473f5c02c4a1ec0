import { useState } from 'react'
import { type ProtectedMember, protectionOperatorContract } from '#contract/account/protection.ts'
import { type ExclusionPeriod, exclusionPeriods } from '#domain/protection/exclusion.ts'
import { exclusionWord } from '#domain/protection/protection-words.ko.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type ExcludeMemberDialogProps = { readonly member: ProtectedMember; readonly onClose: () => void }

const reasons = ['과몰입 우려', '회원 요청', '가족 요청']

const periods = exclusionPeriods.map(value => ({ value, label: exclusionWord[value] }))

/** Excludes a member for a period that nobody can shorten. */
export function ExcludeMemberDialog({ member, onClose }: ExcludeMemberDialogProps) {
  const [period, setPeriod] = useState<ExclusionPeriod>('1-week')
  return (
    <ActDialog
      title="이용제한"
      description={`${member.nickname} (${member.userId}) · 해제일 전에는 관리자도 되돌릴 수 없습니다.`}
      presets={reasons}
      confirm="이용제한"
      danger
      done="이용제한을 시작했습니다."
      rereads={[protectionOperatorContract.members]}
      onAct={reason =>
        call(protectionOperatorContract.exclude, {
          params: { memberId: member.memberId },
          body: { period, reason },
        })
      }
      onClose={onClose}
    >
      <SelectField
        label="기간"
        options={periods}
        value={period}
        onChange={({ target }) => setPeriod(exclusionPeriods.find(one => one === target.value) ?? '1-week')}
      />
    </ActDialog>
  )
}
