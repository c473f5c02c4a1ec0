import { useRef, useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { ToldOnce } from './told-once.tsx'

type PasswordDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

/** Resets a member's password, which is shown here once. */
export function PasswordDialog({ member, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState<string>()
  const isTold = useRef(false)
  const who = `${member.nickname} (${member.userId})`
  if (password !== undefined)
    return (
      <ToldOnce
        title="임시 비밀번호"
        description={`${who} · 이 창을 닫으면 다시 볼 수 없습니다. 로그인한 뒤 바로 변경하도록 안내해 주세요.`}
        value={password}
        onClose={onClose}
      />
    )
  return (
    <ActDialog<{ readonly password: string }>
      title="비밀번호 초기화"
      description={`${who} 회원의 비밀번호를 임시 비밀번호로 바꾸고 로그인을 모두 끝냅니다. 본인 확인을 먼저 해 주세요.`}
      presets={['비밀번호 분실', '계정 도용 의심', '고객 요청']}
      confirm="초기화"
      danger
      done="비밀번호를 초기화했습니다."
      rereads={[memberDeskContract.member, memberDeskContract.logins]}
      onAct={async reason => {
        const answer = await call(memberActContract.resetPassword, {
          params: { id: member.id },
          body: { reason },
        })
        if (answer.ok) {
          isTold.current = true
          setPassword(answer.value.password)
        }
        return answer
      }}
      onClose={() => {
        if (!isTold.current) onClose()
      }}
    />
  )
}
