import { UserCog } from 'lucide-react'
import { useState } from 'react'
import { type Operator, operatorContract, type Role, roleContract } from '#contract/back-office/operators.ts'
import { operatorStates, operatorStateWords } from '#domain/operators/account-rules.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { AccountAct, type AccountActName } from './account-act.tsx'
import { AccountList } from './account-list.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { OperatorAccountDialog } from './operator-account-dialog.tsx'
import { allOperators, isNarrowed, type OperatorsFilter, operatorsQuery } from './operators-filter.ts'

type AccountsViewProps = {
  readonly filter: OperatorsFilter
  readonly show: (change: Partial<OperatorsFilter>) => void
}

/** Operator accounts: state, role, last login, and the permitted actions. */
export function AccountsView({ filter, show }: AccountsViewProps) {
  const { page } = filter
  const answer = usePagedCall(operatorContract.operators, { query: operatorsQuery(filter) }, page)
  const roles = useCall(roleContract.roles, undefined).data?.roles ?? []
  const [creates, setCreates] = useState(false)
  const mayChange = useMay('operators:write')
  const reset = () => show(allOperators)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 mobile:basis-full">
          <AccountFilters filter={filter} roles={roles} show={show} onReset={reset} />
        </div>
        {mayChange && (
          <Button look="primary" onClick={() => setCreates(true)}>
            운영자 등록
          </Button>
        )}
      </div>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="명"
        icon={UserCog}
        nothing="운영자가 없습니다."
        narrowed={
          isNarrowed(filter) ? { nothing: '조건에 맞는 운영자가 없습니다.', onReset: reset } : undefined
        }
      >
        {({ operators }) => <Accounts operators={operators} roles={roles} />}
      </CountedAnswer>
      {creates && <CreateDialog roles={roles} onClose={() => setCreates(false)} />}
    </>
  )
}

type Open = { readonly operator: Operator; readonly act: AccountActName | undefined }

/** One account at a time, and one action on it. */
function Accounts({
  operators,
  roles,
}: {
  readonly operators: readonly Operator[]
  readonly roles: readonly Role[]
}) {
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

const texts = [
  { name: 'name', label: '운영자', placeholder: '아이디, 닉네임', maxLength: 40, width: 'w-52' },
] as const

const stateOptions = [
  { value: '', label: '전체 상태' },
  ...operatorStates.map(value => ({ value, label: operatorStateWords[value] })),
]

type FiltersProps = AccountsViewProps & { readonly roles: readonly Role[]; readonly onReset: () => void }

const AccountFilters = ({ filter, roles, show, onReset }: FiltersProps) => (
  <FilterBar narrowed={isNarrowed(filter)} onReset={onReset} paired>
    <div className="w-36 narrow:w-auto">
      <SelectField
        label="상태"
        labelHidden
        options={stateOptions}
        value={filter.state}
        onChange={({ target }) => show({ state: readWord(operatorStates, target.value) ?? '' })}
      />
    </div>
    <div className="w-40 narrow:w-auto">
      <SelectField
        label="역할"
        labelHidden
        options={[
          { value: '', label: '전체 역할' },
          ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filter.role}
        onChange={({ target }) => show({ role: target.value })}
      />
    </div>
    <TextFilters fields={texts} values={filter} onSubmit={show} />
  </FilterBar>
)
