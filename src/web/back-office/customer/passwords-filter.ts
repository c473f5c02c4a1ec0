import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

const passwordShows = ['open', 'settled'] as const

export type PasswordsFilter = {
  readonly shown: (typeof passwordShows)[number]
  readonly page: number
}

/** Stores the filter in the URL. */
export const passwordsForm: AddressForm<PasswordsFilter> = {
  read: ({ shown, page }) => ({ shown: readWord(passwordShows, shown) ?? 'open', page: readPage(page) }),
  write: ({ shown, page }) => ({ shown: shown === 'open' ? '' : shown, page: pageText(page) }),
}
