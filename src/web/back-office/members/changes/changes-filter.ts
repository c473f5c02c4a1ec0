import {
  type ChangedBy,
  type ChangeField,
  changedByNames,
  changeFields,
} from '#contract/back-office/members/member-change-words.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readText, readWord } from '../../kit/lists/address.ts'
import type { AddressForm } from '../../kit/lists/use-address-filter.ts'

export type ChangesFilter = {
  readonly member: string
  readonly field: ChangeField | undefined
  readonly by: ChangedBy | undefined
  readonly operator: string
  readonly from: string
  readonly to: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const changesForm: AddressForm<ChangesFilter> = {
  read: ({ member, field, by, operator, from, to, page }) => ({
    member: readText(member, 40),
    field: readWord(changeFields, field),
    by: readWord(changedByNames, by),
    operator: readText(operator, 40),
    from: readDay(from),
    to: readDay(to),
    page: readPage(page),
  }),
  write: ({ page, ...rest }) => ({ ...rest, page: pageText(page) }),
}

export const allChanges = {
  member: '',
  field: undefined,
  by: undefined,
  operator: '',
  from: '',
  to: '',
} satisfies Partial<ChangesFilter>

export const isNarrowed = ({ page: _, ...rest }: ChangesFilter): boolean => Object.values(rest).some(Boolean)

export const changesQuery = ({ member, field, by, operator, from, to, page }: ChangesFilter) => ({
  page: String(page),
  ...(member && { member }),
  ...(field && { field }),
  ...(by && { by }),
  ...(operator && { operator }),
  ...(from && { from }),
  ...(to && { to }),
})
