import { type CaseFilter, caseFilters, type HintKind, hintKinds } from '#domain/integrity/hint-kinds.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readId, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type CasesFilter = {
  readonly state: CaseFilter
  readonly kind: HintKind | ''
  readonly member: string
  readonly fixture: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const casesForm: AddressForm<CasesFilter> = {
  read: ({ state, kind, member, fixture, page }) => ({
    state: readWord(caseFilters, state) ?? 'waiting',
    kind: readWord(hintKinds, kind) ?? '',
    member: readText(member, 40),
    fixture: readId(fixture),
    page: readPage(page),
  }),
  write: ({ state, kind, member, fixture, page }) => ({
    state: state === 'waiting' ? '' : state,
    kind,
    member,
    fixture,
    page: pageText(page),
  }),
}

/** The filter as request query. */
export const casesQuery = ({ state, kind, member, fixture }: CasesFilter) => ({
  state,
  ...(kind && { kind }),
  ...(member && { member }),
  ...(fixture && { fixtureId: fixture }),
})
