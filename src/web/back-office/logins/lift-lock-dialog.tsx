import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { heldBy, type LoginLock } from './login-locks.tsx'

type LiftDialogProps = { readonly lock: LoginLock; readonly onClose: () => void }

const reasons = ['본인 확인', '고객 요청', '착오 정정']

/** Asks for a reason, then lifts a lock: logins are possible at once. */
export const LiftLockDialog = ({ lock, onClose }: LiftDialogProps) => (
  <ActDialog
    title="로그인 잠금 해제"
    description={`${lock.kindText}: ${heldBy(lock)}`}
    presets={reasons}
    confirm="잠금 해제"
    done="로그인 잠금을 해제했습니다."
    rereads={[loginOperatorContract.locks]}
    onAct={reason => call(loginOperatorContract.liftLock, { params: { id: lock.id }, body: { reason } })}
    onClose={onClose}
  />
)
