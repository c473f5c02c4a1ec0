import { type RequirementState, requirementStates } from '#domain/cashier/turnover/fill-requirements.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type TurnoverFilter = {
  readonly state: RequirementState | ''
  readonly name: string
  readonly page: number
}

export const allTurnover = { state: '', name: '' } as const

/** Stores the filter in the URL. */
export const turnoverForm: AddressForm<TurnoverFilter> = {
  read: ({ state, name, page }) => ({
    state: readWord(requirementStates, state) ?? '',
    name: readText(name, 40),
    page: readPage(page),
  }),
  write: ({ page, ...words }) => ({ ...words, page: pageText(page) }),
}

export const turnoverQuery = ({ state, name, page }: TurnoverFilter) => ({
  page,
  ...(state && { state }),
  ...(name && { name }),
})
