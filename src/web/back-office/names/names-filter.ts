import { type ListedKind, listedKinds } from '#domain/fixtures/listed-names.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readId, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

const shows = ['missing', 'hidden', 'renamed'] as const

export type NamesFilter = {
  readonly kind: ListedKind
  readonly sportId: string
  readonly show: (typeof shows)[number] | ''
  readonly search: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const namesForm: AddressForm<NamesFilter> = {
  read: ({ kind, sportId, show, search, page }) => ({
    kind: readWord(listedKinds, kind) ?? 'league',
    sportId: readId(sportId),
    show: readWord(shows, show) ?? '',
    search: readText(search, 60),
    page: readPage(page),
  }),
  write: ({ kind, sportId, show, search, page }) => ({ kind, sportId, show, search, page: pageText(page) }),
}
