import { useRef, useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import type { DeskMemberView } from '#contract/back-office/member-desk.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { ToldOnce } from './told-once.tsx'

export type SealedField = 'phone' | 'birthDate'
export const sealedWords: Readonly<Record<SealedField, string>> = { phone: '휴대폰', birthDate: '생년월일' }

const reasons = ['본인 확인', '고객 요청', '부정 이용 조사']

type SealedDialogProps = {
  readonly member: DeskMemberView
  readonly field: SealedField
  readonly onClose: () => void
}

/** Asks for a reason, then shows one personal field; access is logged. */
export function SealedDialog({ member, field, onClose }: SealedDialogProps) {
  const [value, setValue] = useState<string>()
  const isTold = useRef(false)
  const word = sealedWords[field]
  const who = `${member.nickname} (${member.userId})`
  if (value !== undefined) return <ToldOnce title={word} description={who} value={value} onClose={onClose} />
  return (
    <ActDialog<{ readonly value: string }>
      title={`${word} 보기`}
      description={who}
      presets={reasons}
      confirm="보기"
      done={`${word} 조회를 기록했습니다.`}
      rereads={[]}
      onAct={async reason => {
        const answer = await call(memberActContract.showSealed, {
          params: { id: member.id },
          body: { field, reason },
        })
        if (answer.ok) {
          isTold.current = true
          setValue(answer.value.value)
        }
        return answer
      }}
      onClose={() => {
        if (!isTold.current) onClose()
      }}
    />
  )
}
