import { type ActKind, actKinds } from '#contract/back-office/act-texts.ts'
import type { backOfficeContract } from '#contract/back-office/back-office.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readId, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type ActsFilter = {
  readonly act: ActKind | ''
  readonly operator: string
  readonly about: string
  readonly fixture: string
  readonly from: string
  readonly to: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const actsForm: AddressForm<ActsFilter> = {
  read: ({ act, operator, about, fixture, from, to, page }) => ({
    act: readWord(actKinds, act) ?? '',
    operator: readText(operator, 40),
    about: readText(about, 80),
    fixture: readId(fixture),
    from: readDay(from),
    to: readDay(to),
    page: readPage(page),
  }),
  write: ({ page, ...texts }) => ({ ...texts, page: pageText(page) }),
}

type ActsQuery = QueryInput<typeof backOfficeContract.acts>

export const actsQuery = (filter: ActsFilter): ActsQuery => ({
  page: String(filter.page),
  ...narrowedQuery(filter),
})

/** The filter as request query. */
export const narrowedQuery = ({ act, operator, about, fixture, from, to }: ActsFilter) => ({
  ...(act && { act }),
  ...(operator && { operator }),
  ...(about && { about }),
  ...(fixture && { fixtureId: fixture }),
  ...(from && { from }),
  ...(to && { to }),
})

export const wholeLog = { act: '', operator: '', about: '', fixture: '', from: '', to: '' } as const

/** True if the filter excludes part of the log. */
export const isNarrowed = ({ page: _, ...texts }: ActsFilter): boolean =>
  Object.values(texts).some(text => text !== '')
