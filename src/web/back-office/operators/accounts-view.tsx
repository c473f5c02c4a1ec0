import { UserCog } from 'lucide-react'
import { useState } from 'react'
import { type Operator, operatorContract, roleContract } from '#contract/back-office/operators.ts'
import { operatorStateWords } from '#domain/operators/account-rules.ts'
import { useCall } from '#web/client/api/api.ts'
import { listPart } from '../kit/lists/list-desk.tsx'
import { idOf, listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { AccountAct, type AccountActName } from './account-act.tsx'
import { AccountList } from './account-list.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { OperatorAccountDialog } from './operator-account-dialog.tsx'

const useRoles = () => useCall(roleContract.roles, undefined).data?.roles ?? []

const useRoleOptions = () => [
  { value: '', label: '전체 역할' },
  ...useRoles().map(({ id, name }) => ({ value: String(id), label: name })),
]

/** Operator accounts: state, role, last login, and the permitted actions. */
export const AccountsView = listPart({
  call: operatorContract.operators,
  filter: listFilter({
    state: oneOf(operatorStateWords, { label: '상태', all: '전체 상태' }),
    role: idOf({ label: '역할', useOptions: useRoleOptions, width: 'w-40' }),
    name: text(40, { label: '운영자', placeholder: '아이디, 닉네임', width: 'w-52' }),
  }),
  writes: 'operators:write',
  adds: { label: '운영자 등록', dialog: close => <Create onClose={close} /> },
  list: ({ operators }) => <Accounts operators={operators} />,
  unit: '명',
  icon: UserCog,
  nothing: '운영자가 없습니다.',
  nothingLeft: '조건에 맞는 운영자가 없습니다.',
})

const Create = ({ onClose }: { readonly onClose: () => void }) => (
  <CreateDialog roles={useRoles()} onClose={onClose} />
)

type Open = { readonly operator: Operator; readonly act: AccountActName | undefined }

/** One account at a time, and one action on it. */
function Accounts({ operators }: { readonly operators: readonly Operator[] }) {
  const roles = useRoles()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <AccountList operators={operators} onOpen={operator => setOpen({ operator, act: undefined })} />
      {open && open.act === undefined && (
        <OperatorAccountDialog
          operator={open.operator}
          onAct={act => setOpen({ operator: open.operator, act })}
          onClose={close}
        />
      )}
      {open?.act && <AccountAct name={open.act} operator={open.operator} roles={roles} onClose={close} />}
    </>
  )
}
