import { pictureOrders, pictureUses } from '#domain/operator-html/pictures.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const TITLE_MAX = 60

export type PicturesFilter = {
  readonly use: (typeof pictureUses)[number] | ''
  readonly sort: (typeof pictureOrders)[number]
  readonly title: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const picturesForm: AddressForm<PicturesFilter> = {
  read: ({ use, sort, title, page }) => ({
    use: readWord(pictureUses, use) ?? '',
    sort: readWord(pictureOrders, sort) ?? 'newest',
    title: readText(title, TITLE_MAX),
    page: readPage(page),
  }),
  write: ({ use, sort, title, page }) => ({
    use: use === '' ? undefined : use,
    sort: sort === 'newest' ? undefined : sort,
    title: title === '' ? undefined : title,
    page: pageText(page),
  }),
}
