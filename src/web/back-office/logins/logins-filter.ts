import { type LoginEventKind, loginEventKinds } from '#contract/back-office/login-event-texts.ts'
import type { loginOperatorContract } from '#contract/back-office/logins.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** Past events, or current locks. */
export type LoginsView = 'events' | 'locks'

export type LoginsFilter = {
  readonly view: LoginsView
  readonly what: LoginEventKind | ''
  readonly name: string
  readonly address: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const loginsForm: AddressForm<LoginsFilter> = {
  read: ({ view, what, name, address, page }) => ({
    view: view === 'locks' ? 'locks' : 'events',
    what: readWord(loginEventKinds, what) ?? '',
    name: readText(name, 40),
    address: readText(address, 50),
    page: readPage(page),
  }),
  write: ({ view, page, ...texts }) => ({
    view: view === 'events' ? undefined : view,
    ...texts,
    page: pageText(page),
  }),
}

type EventsQuery = QueryInput<typeof loginOperatorContract.events>

export const loginsQuery = (filter: LoginsFilter): EventsQuery => ({
  page: filter.page,
  ...narrowedQuery(filter),
})

/** The filter as request query. */
export const narrowedQuery = ({ view, what, name, address }: LoginsFilter) => ({
  ...(view === 'events' && what && { what }),
  ...(name && { name }),
  ...(address && { address }),
})

export const isWhole = ({ what, name, address }: LoginsFilter): boolean => !what && !name && !address
