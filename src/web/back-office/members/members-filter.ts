import {
  type MemberKindName,
  type MemberState,
  memberKinds,
  memberSorts,
  memberStates,
} from '#contract/back-office/member-words.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type MembersFilter = {
  readonly search: string
  readonly state: MemberState | undefined
  readonly level: string
  readonly kind: MemberKindName | undefined
  readonly only: 'online' | undefined
  readonly sort: (typeof memberSorts)[number]
  readonly page: number
}

/** Stores the filter in the URL. */
export const membersForm: AddressForm<MembersFilter> = {
  read: ({ search, state, level, kind, only, sort, page }) => ({
    search: readText(search, 60),
    state: readWord(memberStates, state),
    level: level && /^([1-9]|10)$/.test(level) ? level : '',
    kind: readWord(memberKinds, kind),
    only: readWord(['online'], only),
    sort: readWord(memberSorts, sort) ?? 'joined',
    page: readPage(page),
  }),
  write: ({ search, state, level, kind, only, sort, page }) => ({
    search,
    state,
    level,
    kind,
    only,
    sort: sort === 'joined' ? undefined : sort,
    page: pageText(page),
  }),
}

export const everybody = {
  search: '',
  state: undefined,
  level: '',
  kind: undefined,
  only: undefined,
} satisfies Partial<MembersFilter>

export const isNarrowed = ({ search, state, level, kind, only }: MembersFilter): boolean =>
  search !== '' || level !== '' || [state, kind, only].some(one => one !== undefined)

/** Query of one page of the list. */
export const membersQuery = (filter: MembersFilter) => ({ page: filter.page, ...membersAsked(filter) })

/** Query of the list, without the page. */
export const membersAsked = ({ search, state, level, kind, only, sort }: MembersFilter) => ({
  sort,
  ...(search && { search }),
  ...(state && { state }),
  ...(level && { level: Number(level) }),
  ...(kind && { kind }),
  ...(only && { only }),
})
