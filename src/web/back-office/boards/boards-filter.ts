import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** All posts, hidden posts, posts with open reports; or the banned words. */
const boardViews = ['all', 'hidden', 'reported', 'words'] as const

export type BoardsFilter = {
  readonly show: (typeof boardViews)[number]
  readonly search: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const boardsForm: AddressForm<BoardsFilter> = {
  read: ({ show, search, page }) => ({
    show: readWord(boardViews, show) ?? 'all',
    search: readText(search, 60),
    page: readPage(page),
  }),
  write: ({ show, search, page }) => ({ show: show === 'all' ? '' : show, search, page: pageText(page) }),
}
