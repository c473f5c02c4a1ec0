import { type LoginEventKind, loginEventKinds } from '#contract/back-office/login-event-texts.ts'
import type { loginOperatorContract } from '#contract/back-office/logins.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

/** What is looked at: what has happened, or what holds now. */
export type LoginsView = 'events' | 'locks'

export type LoginsFilter = {
  readonly view: LoginsView
  readonly what: LoginEventKind | ''
  readonly name: string
  readonly address: string
  readonly page: number
}

/** What the address asks for; what makes no sense in it counts as absent. */
export const readLoginsFilter = (address: Address): LoginsFilter => ({
  view: address.view === 'locks' ? 'locks' : 'events',
  what: loginEventKinds.find(kind => kind === address.what) ?? '',
  name: (address.name ?? '').trim().slice(0, 40),
  address: (address.address ?? '').trim().slice(0, 50),
  page: readPage(address.page),
})

export const loginsAddress = ({ view, page, ...texts }: LoginsFilter): Address => ({
  view: view === 'events' ? undefined : view,
  ...texts,
  page: page === 1 ? undefined : String(page),
})

type EventsQuery = QueryInput<typeof loginOperatorContract.events>

export const loginsQuery = ({ view, what, name, address, page }: LoginsFilter): EventsQuery => ({
  page,
  ...(view === 'events' && what && { what }),
  ...(name && { name }),
  ...(address && { address }),
})

export const isWhole = ({ what, name, address }: LoginsFilter): boolean => !what && !name && !address
