import { addressStates } from '#contract/back-office/address-states.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type AddressesFilter = {
  readonly address: string
  readonly state: (typeof addressStates)[number] | ''
  readonly page: number
}

/** Stores the filter in the URL. */
export const addressesForm: AddressForm<AddressesFilter> = {
  read: ({ address, state, page }) => ({
    address: readText(address, 50),
    state: readWord(addressStates, state) ?? '',
    page: readPage(page),
  }),
  write: ({ address, state, page }) => ({ address, state, page: pageText(page) }),
}
