import { startSignUp } from '#web/client/session/start-sign-up.ts'
import { closeDialog } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

/** Tells a guest that the page is for members, and offers login and sign-up (DIALOG-020). */
export function NonMemberDialog() {
  const signUp = () => {
    closeDialog()
    void startSignUp()
  }
  return (
    <Dialog
      open
      onClose={closeDialog}
      title="회원 전용"
      description="회원 전용 서비스입니다. 로그인 후 이용해 주세요."
      actions={
        <>
          <Button size="lg" onClick={signUp}>
            회원가입
          </Button>
          <Button size="lg" look="primary" onClick={closeDialog}>
            로그인
          </Button>
        </>
      }
    />
  )
}
