import { type OwnState, ownStates } from '#contract/back-office/own-fixtures/own-states.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type OwnFilter = {
  readonly state: OwnState | 'all'
  readonly search: string
  readonly page: number
}

/** Stores the filter in the URL; defaults are omitted. */
export const ownForm: AddressForm<OwnFilter> = {
  read: address => ({
    state: readWord(ownStates, address.state) ?? 'all',
    search: readText(address.search, 60),
    page: readPage(address.page),
  }),
  write: ({ state, search, page }) => ({
    state: state === 'all' ? undefined : state,
    search: search || undefined,
    page: pageText(page),
  }),
}

export const allOwn = { state: 'all', search: '' } as const satisfies Partial<OwnFilter>

export const ownStateWords: Readonly<Record<OwnState, string>> = {
  upcoming: '예정',
  waiting: '결과대기',
  settled: '완료',
  withdrawn: '철회',
}
