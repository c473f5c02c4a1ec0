import { useState } from 'react'
import { secondFactorOperatorContract } from '#contract/account/second-factor.ts'
import { call } from '#web/client/api/api.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const reasons = ['휴대폰 분실', '기기 변경', '본인 확인 완료']

/** Removes the second factor of an operator who has lost the device: the password alone then suffices. */
export function ResetSecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const [userId, setUserId] = useState('')
  const typed = userId.trim()
  return (
    <ActDialog<{ readonly userId: string }>
      title="2단계 인증 초기화"
      description="기기를 잃어버린 회원의 인증 앱, 패스키, 복구 코드를 모두 해제합니다. 본인 확인을 먼저 해 주세요."
      presets={reasons}
      confirm="초기화"
      danger
      ready={typed !== ''}
      done={({ userId: reset }) => `${reset} 회원의 2단계 인증을 초기화했습니다.`}
      rereads={[]}
      onAct={reason => call(secondFactorOperatorContract.reset, { body: { userId: typed, reason } })}
      onClose={onClose}
    >
      <TextField
        label="아이디"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={userId}
        onChange={event => setUserId(event.target.value)}
      />
    </ActDialog>
  )
}
