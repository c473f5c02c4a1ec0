import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readId, readText } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type RatesFilter = { readonly sportId: string; readonly search: string; readonly page: number }

/** Stores the filter in the URL. */
export const ratesForm: AddressForm<RatesFilter> = {
  read: ({ sportId, search, page }) => ({
    sportId: readId(sportId),
    search: readText(search, 60),
    page: readPage(page),
  }),
  write: ({ sportId, search, page }) => ({ sportId, search, page: pageText(page) }),
}
