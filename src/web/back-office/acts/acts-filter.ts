import { type ActKind, actKinds } from '#contract/back-office/act-texts.ts'
import type { backOfficeContract } from '#contract/back-office/back-office.ts'
import type { QueryInput } from '#contract/wire/route.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

export type ActsFilter = {
  readonly act: ActKind | ''
  readonly operator: string
  readonly fixture: string
  readonly from: string
  readonly to: string
  readonly page: number
}

const id = (text: string | undefined): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : '')
const day = (text: string | undefined): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

/** What the address asks for; what makes no sense in it counts as absent. */
export const readActsFilter = (address: Address): ActsFilter => ({
  act: actKinds.find(kind => kind === address.act) ?? '',
  operator: (address.operator ?? '').trim().slice(0, 40),
  fixture: id(address.fixture),
  from: day(address.from),
  to: day(address.to),
  page: Number(id(address.page) || '1'),
})

export const actsAddress = ({ page, ...texts }: ActsFilter): Address => ({
  ...texts,
  page: page === 1 ? undefined : String(page),
})

type ActsQuery = QueryInput<typeof backOfficeContract.acts>

export const actsQuery = ({ act, operator, fixture, from, to, page }: ActsFilter): ActsQuery => ({
  page: String(page),
  ...(act && { act }),
  ...(operator && { operator }),
  ...(fixture && { fixtureId: fixture }),
  ...(from && { from }),
  ...(to && { to }),
})

export const wholeLog: ActsFilter = { act: '', operator: '', fixture: '', from: '', to: '', page: 1 }
