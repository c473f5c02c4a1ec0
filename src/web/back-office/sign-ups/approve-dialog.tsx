import { memberOperatorContract } from '#contract/account/members.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { SignUp } from './sign-up-list.tsx'

type ApproveDialogProps = { readonly signUp: SignUp; readonly onClose: () => void }

const reasons = ['본인 확인', '추천인 확인', '정상 가입']

/**
 * Asks for a reason, then approves a sign-up: the welcome bonus is paid and login works at once
 * (DIALOG-013).
 */
export const ApproveDialog = ({ signUp, onClose }: ApproveDialogProps) => (
  <ActDialog
    title="가입 승인"
    description={`${signUp.userId} · ${signUp.nickname}`}
    presets={reasons}
    confirm="승인"
    done={`${signUp.nickname} 회원의 가입을 승인했습니다.`}
    rereads={[memberOperatorContract.signUps]}
    onAct={reason =>
      call(memberOperatorContract.approveMember, { params: { id: signUp.id }, body: { reason } })
    }
    onClose={onClose}
  />
)
