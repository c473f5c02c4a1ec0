import { memberOperatorContract } from '#contract/account/members.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { SignUp } from './sign-up-list.tsx'

type RefuseDialogProps = { readonly signUp: SignUp; readonly onClose: () => void }

const reasons = ['본인 확인 불가', '중복 가입', '가입 조건 미충족']

/** Asks for a reason, then refuses a sign-up: the login shows it, and the names are free again. */
export const RefuseDialog = ({ signUp, onClose }: RefuseDialogProps) => (
  <ActDialog
    title="가입 거절"
    description={`${signUp.userId} · ${signUp.nickname}`}
    presets={reasons}
    confirm="거절"
    danger
    done={`${signUp.nickname} 회원의 가입을 거절했습니다.`}
    rereads={[memberOperatorContract.signUps]}
    onAct={reason =>
      call(memberOperatorContract.refuseMember, { params: { id: signUp.id }, body: { reason } })
    }
    onClose={onClose}
  >
    <p className="text-sm text-dim">
      연락처와 생년월일은 삭제되고, 아이디와 닉네임은 다른 회원이 사용할 수 있게 됩니다.
    </p>
  </ActDialog>
)
