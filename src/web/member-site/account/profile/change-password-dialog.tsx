import { useState } from 'react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { isPassword } from '#domain/members/sign-up.ts'
import { call } from '#web/client/api/api.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'

/** Current password and the new one twice; ends other logins (DIALOG-022). */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [newPassword, setNewPassword] = useState('')
  const [newPasswordConfirm, setNewPasswordConfirm] = useState('')
  const isWrong = newPassword !== '' && !isPassword(newPassword)
  const differs = newPasswordConfirm !== '' && newPasswordConfirm !== newPassword
  return (
    <ConfirmedDialog
      title="비밀번호 변경"
      description="변경하면 다른 기기에서는 모두 로그아웃되고, 30일 인증 생략도 해제됩니다."
      confirm="변경"
      ready={isPassword(newPassword) && newPassword === newPasswordConfirm}
      done="비밀번호를 변경했습니다."
      onSend={confirmation =>
        call(ownAccountContract.changePassword, {
          body: { newPassword, newPasswordConfirm, ...confirmation },
        })
      }
      onDone={onClose}
      onClose={onClose}
    >
      <PasswordField
        label="새 비밀번호"
        placeholder="영문, 숫자 조합 8~20자"
        autoComplete="new-password"
        maxLength={20}
        value={newPassword}
        error={isWrong ? describeRefusal({ code: 'PASSWORD_FORMAT' }).text : undefined}
        onChange={event => setNewPassword(event.target.value)}
      />
      <PasswordField
        label="새 비밀번호 확인"
        autoComplete="new-password"
        maxLength={20}
        value={newPasswordConfirm}
        error={differs ? describeRefusal({ code: 'PASSWORD_MISMATCH' }).text : undefined}
        onChange={event => setNewPasswordConfirm(event.target.value)}
      />
    </ConfirmedDialog>
  )
}
