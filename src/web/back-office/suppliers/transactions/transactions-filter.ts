import type { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import {
  type TransactionKind,
  type TransactionState,
  transactionKinds,
  transactionStates,
} from '#domain/casino/transaction-words.ko.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readId, readText, readWord } from '../../kit/lists/address.ts'
import type { AddressForm } from '../../kit/lists/use-address-filter.ts'

/** The filter of the list; defaults to today without a day, member or number. */
export type TransactionsFilter = {
  readonly supplierId: string
  readonly member: string
  readonly gameId: string
  readonly number: string
  readonly kind: TransactionKind | ''
  readonly state: TransactionState | ''
  readonly from: string
  readonly to: string
  readonly page: number
}

const NUMBER = /^[A-Za-z0-9_.:~-]{1,100}$/

/** Stores the filter in the URL. */
export const transactionsForm: AddressForm<TransactionsFilter> = {
  read: address => ({
    supplierId: readId(address.supplierId),
    member: readText(address.member, 40),
    gameId: readId(address.gameId),
    number: NUMBER.test(address.number ?? '') ? (address.number ?? '') : '',
    kind: readWord(transactionKinds, address.kind) ?? '',
    state: readWord(transactionStates, address.state) ?? '',
    from: readDay(address.from),
    to: readDay(address.to),
    page: readPage(address.page),
  }),
  write: ({ page, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || undefined])),
    page: pageText(page),
  }),
}

export const isNarrowed = ({ page: _, ...texts }: TransactionsFilter): boolean =>
  Object.values(texts).some(text => text !== '')

export const everyTransaction: Omit<TransactionsFilter, 'page'> = {
  ...{ supplierId: '', member: '', gameId: '', number: '', from: '', to: '' },
  kind: '',
  state: '',
}

export const transactionsQuery = ({
  page,
  kind,
  state,
  ...texts
}: TransactionsFilter): QueryInput<typeof transactionDeskContract.transactions> => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  ...(kind && { kind }),
  ...(state && { state }),
  page: String(page),
})
