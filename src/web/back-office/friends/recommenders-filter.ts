import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const sorts = ['points', 'friends', 'joined'] as const
type Sort = (typeof sorts)[number]

export type RecommendersFilter = { readonly name: string; readonly sort: Sort; readonly page: number }

/** Stores the filter in the URL. */
export const recommendersForm: AddressForm<RecommendersFilter> = {
  read: ({ name, sort, page }) => ({
    name: readText(name, 40),
    sort: readWord(sorts, sort) ?? 'points',
    page: readPage(page),
  }),
  write: ({ name, sort, page }) => ({
    name,
    sort: sort === 'points' ? undefined : sort,
    page: pageText(page),
  }),
}
