import { useState } from 'react'
import { type Operator, operatorContract } from '#contract/back-office/operators.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { OnceNote } from './once-note.tsx'
import { makeOncePassword } from './once-password.ts'

type PasswordActProps = { readonly operator: Operator; readonly onClose: () => void }

/** Gives a colleague a one-time password. */
export function PasswordAct({ operator: { id, nickname, userId }, onClose }: PasswordActProps) {
  const [password] = useState(makeOncePassword)
  return (
    <ActDialog
      title="비밀번호 초기화"
      description={`${nickname} (${userId}) 계정의 로그인을 끝내고 비밀번호를 아래 임시 비밀번호로 바꿉니다.`}
      presets={['비밀번호 분실', '계정 도용 의심', '본인 확인 완료']}
      confirm="초기화"
      danger
      done="비밀번호를 초기화했습니다."
      rereads={[operatorContract.operators]}
      onAct={reason => call(operatorContract.resetPassword, { params: { id }, body: { password, reason } })}
      onClose={onClose}
    >
      <OnceNote password={password} />
    </ActDialog>
  )
}
