import type { operatorContract } from '#contract/back-office/operators.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { type OperatorState, operatorStates } from '#domain/operators/account-rules.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readId, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

const operatorViews = ['accounts', 'roles', 'rules'] as const
export type OperatorView = (typeof operatorViews)[number]

export type OperatorsFilter = {
  readonly view: OperatorView
  readonly name: string
  readonly role: string
  readonly state: OperatorState | ''
  readonly page: number
}

export const operatorsForm: AddressForm<OperatorsFilter> = {
  read: ({ view, name, role, state, page }) => ({
    view: readWord(operatorViews, view) ?? 'accounts',
    name: readText(name, 40),
    role: readId(role),
    state: readWord(operatorStates, state) ?? '',
    page: readPage(page),
  }),
  write: ({ view, name, role, state, page }) => ({
    view: view === 'accounts' ? undefined : view,
    name,
    role,
    state,
    page: pageText(page),
  }),
}

export const allOperators = { name: '', role: '', state: '' } as const

export const isNarrowed = ({ name, role, state }: OperatorsFilter): boolean =>
  name !== '' || role !== '' || state !== ''

export const operatorsQuery = ({
  name,
  role,
  state,
  page,
}: OperatorsFilter): QueryInput<typeof operatorContract.operators> => ({
  page: String(page),
  ...(name && { name }),
  ...(role && { role }),
  ...(state && { state }),
})
