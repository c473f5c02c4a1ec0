import { useState } from 'react'
import { operatorContract, type Role, roleContract } from '#contract/back-office/operators.ts'
import { ROLE_NAME_MAX, ROLE_NOTE_MAX } from '#domain/operators/account-rules.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { call } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { PermissionGrid } from './permission-grid.tsx'

type RoleDialogProps = {
  /** Undefined for a new role. */
  readonly role: Role | undefined
  readonly onClose: () => void
}

/** A role: its name, whether it requires a second factor, and a checkbox for each area and right. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [name, setName] = useState(role?.name ?? '')
  const [note, setNote] = useState(role?.note ?? '')
  const [secondFactor, setSecondFactor] = useState(role?.secondFactor ?? true)
  const [held, setHeld] = useState<ReadonlySet<Permission>>(new Set(role?.permissions))
  const body = { name: name.trim(), note: note.trim(), secondFactor, permissions: [...held] }
  return (
    <ActDialog
      title={role ? '역할 변경' : '역할 등록'}
      {...(role && { description: `이 역할을 가진 운영자 ${role.operators}명에게 바로 적용됩니다.` })}
      size="content"
      presets={['담당 업무 변경', '권한 정리', '신규 업무']}
      confirm={role ? '저장' : '등록'}
      ready={body.name !== ''}
      done={role ? '역할을 저장했습니다.' : '역할을 등록했습니다.'}
      rereads={[roleContract.roles, operatorContract.operators]}
      onAct={reason =>
        role
          ? call(roleContract.edit, { params: { id: role.id }, body: { ...body, reason } })
          : call(roleContract.create, { body: { ...body, reason } })
      }
      onClose={onClose}
    >
      <TextField
        label="역할 이름"
        maxLength={ROLE_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="설명"
        maxLength={ROLE_NOTE_MAX}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Checkbox
        label="변경하거나 승인하려면 2단계 인증 필요"
        checked={secondFactor}
        onChange={setSecondFactor}
      />
      <PermissionGrid
        held={held}
        isFixed={role?.holdsAll === true || role?.own === true}
        onChange={setHeld}
      />
    </ActDialog>
  )
}
