import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

const places = ['1', '2'] as const

export type PopupsFilter = { readonly place: (typeof places)[number] | ''; readonly page: number }

/** Stores the filter in the URL. */
export const popupsForm: AddressForm<PopupsFilter> = {
  read: ({ place, page }) => ({ place: readWord(places, place) ?? '', page: readPage(page) }),
  write: ({ place, page }) => ({ place: place === '' ? undefined : place, page: pageText(page) }),
}
