import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readText } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type AttendedFilter = { readonly day: string; readonly name: string; readonly page: number }

export const allAttended = { day: '', name: '' } as const

/** Stores the filter in the URL. */
export const attendedForm: AddressForm<AttendedFilter> = {
  read: ({ day, name, page }) => ({ day: readDay(day), name: readText(name, 40), page: readPage(page) }),
  write: ({ page, ...words }) => ({ ...words, page: pageText(page) }),
}

export const attendedQuery = ({ day, name, page }: AttendedFilter) => ({
  page,
  ...(day && { day }),
  ...(name && { name }),
})
