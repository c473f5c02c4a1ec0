import { type CustomerCategory, customerCategories } from '#domain/community/customer-questions.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** Questions that need an answer, all open ones, or closed ones. */
export const questionShows = ['waiting', 'open', 'done'] as const

export type QuestionsFilter = {
  readonly show: (typeof questionShows)[number]
  readonly category: CustomerCategory | ''
  readonly name: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const questionsForm: AddressForm<QuestionsFilter> = {
  read: ({ show, category, name, page }) => ({
    show: readWord(questionShows, show) ?? 'waiting',
    category: readWord(customerCategories, category) ?? '',
    name: readText(name, 40),
    page: readPage(page),
  }),
  write: ({ show, category, name, page }) => ({
    show: show === 'waiting' ? '' : show,
    category,
    name,
    page: pageText(page),
  }),
}
