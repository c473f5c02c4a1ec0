import { startSignUp } from '#web/client/session/start-sign-up.ts'
import { closeDialog, openDialog, useDialogs } from '#web/client/state/client-state.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

/** Tells a guest that what was asked for is for members, and offers the two ways in (DIALOG-020). */
export function NonMemberDialog() {
  const open = useDialogs(dialogs => dialogs.nonMember)
  const leave = (next: () => void) => () => {
    closeDialog('nonMember')
    next()
  }
  return (
    <Dialog
      open={open}
      onClose={() => closeDialog('nonMember')}
      title="회원 전용"
      description="회원 전용 서비스입니다. 로그인 후 이용해 주세요."
      actions={
        <>
          <Button size="lg" onClick={leave(() => void startSignUp())}>
            회원가입
          </Button>
          <Button size="lg" look="primary" onClick={leave(() => openDialog('login'))}>
            로그인
          </Button>
        </>
      }
    />
  )
}
