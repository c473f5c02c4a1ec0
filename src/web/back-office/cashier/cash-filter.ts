import { type CashMethod, cashMethodNames } from '#domain/cashier/cash-request.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** Pending requests, completed ones, cancelled ones, or all. */
export const cashShows = ['waiting', 'done', 'cancelled', 'all'] as const

export type CashFilter = {
  readonly show: (typeof cashShows)[number]
  readonly method: CashMethod | ''
  readonly name: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const cashForm: AddressForm<CashFilter> = {
  read: ({ show, method, name, page }) => ({
    show: readWord(cashShows, show) ?? 'waiting',
    method: readWord(cashMethodNames, method) ?? '',
    name: readText(name, 40),
    page: readPage(page),
  }),
  write: ({ show, method, name, page }) => ({
    show: show === 'waiting' ? '' : show,
    method,
    name,
    page: pageText(page),
  }),
}
