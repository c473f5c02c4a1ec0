import { type Role, roleContract } from '#contract/back-office/operators.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

/** Removes a role without members. */
export const RemoveRoleDialog = ({
  role,
  onClose,
}: {
  readonly role: Role
  readonly onClose: () => void
}) => (
  <ActDialog
    title="역할 삭제"
    description={role.name}
    presets={['사용하지 않음', '중복 역할']}
    confirm="삭제"
    danger
    done="역할을 삭제했습니다."
    rereads={[roleContract.roles]}
    onAct={reason => call(roleContract.remove, { params: { id: role.id }, body: { reason } })}
    onClose={onClose}
  />
)
