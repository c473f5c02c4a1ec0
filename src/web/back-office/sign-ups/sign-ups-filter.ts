import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type SignUpsFilter = { readonly name: string; readonly page: number }

/** Stores the filter in the URL. */
export const signUpsForm: AddressForm<SignUpsFilter> = {
  read: ({ name, page }) => ({ name: readText(name, 40), page: readPage(page) }),
  write: ({ name, page }) => ({ name, page: pageText(page) }),
}
