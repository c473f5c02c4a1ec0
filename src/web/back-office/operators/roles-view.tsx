import { useState } from 'react'
import { type Role, roleContract } from '#contract/back-office/operators.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { RemoveRoleDialog } from './remove-role-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleList } from './role-list.tsx'
import { RoleMatrix } from './role-matrix.tsx'

type Open =
  | { readonly what: 'edit'; readonly role: Role | undefined }
  | { readonly what: 'remove'; readonly role: Role }

/** Permissions of each role, by area and right: a matrix to view, edited role by role (X3). */
export function RolesView() {
  const answer = useCall(roleContract.roles, undefined)
  const [open, setOpen] = useState<Open>()
  const mayChange = useMay('operators:write')
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-sm text-dim mobile:basis-full">
          변경한 권한은 다음 요청부터 바로 적용됩니다. 본인 역할의 권한은 바꿀 수 없습니다.
        </p>
        <ExportButton
          label="권한표 CSV"
          name="권한표"
          description="모든 역할의 권한을 CSV 파일로 저장합니다. 작업로그에 기록됩니다."
          presets={['정기 점검', '외부 감사', '권한 정리']}
          onExport={reason => call(roleContract.matrix, { body: { reason } })}
        />
        {mayChange && (
          <Button look="primary" onClick={() => setOpen({ what: 'edit', role: undefined })}>
            역할 등록
          </Button>
        )}
      </div>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {({ roles }) => (
          <>
            <RoleList
              roles={roles}
              onEdit={role => setOpen({ what: 'edit', role })}
              onRemove={role => setOpen({ what: 'remove', role })}
            />
            <RoleMatrix roles={roles} />
          </>
        )}
      </AnswerView>
      {open?.what === 'edit' && <RoleDialog role={open.role} onClose={close} />}
      {open?.what === 'remove' && <RemoveRoleDialog role={open.role} onClose={close} />}
    </>
  )
}
