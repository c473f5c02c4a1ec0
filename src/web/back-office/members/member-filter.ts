import { deskBetStates } from '#contract/back-office/member-words.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const memberTabs = [
  'overview',
  'money',
  'bets',
  'logins',
  'links',
  'protection',
  'messages',
  'notes',
  'changes',
  'acts',
] as const
export type MemberTab = (typeof memberTabs)[number]

export type MemberFilter = {
  readonly tab: MemberTab
  readonly purse: 'wallet' | 'points'
  readonly state: (typeof deskBetStates)[number] | undefined
  readonly page: number
}

/** How what is looked at of a member stands in the address; another tab begins anew. */
export const memberForm: AddressForm<MemberFilter> = {
  read: ({ tab, purse, state, page }) => ({
    tab: readWord(memberTabs, tab) ?? 'overview',
    purse: readWord(['wallet', 'points'], purse) ?? 'wallet',
    state: readWord(deskBetStates, state),
    page: readPage(page),
  }),
  write: ({ tab, purse, state, page }) => ({
    tab: tab === 'overview' ? undefined : tab,
    purse: tab === 'money' && purse === 'points' ? purse : undefined,
    state: tab === 'bets' ? state : undefined,
    page: pageText(page),
  }),
}

export type TabProps = {
  readonly id: number
  readonly filter: MemberFilter
  readonly show: (change: Partial<MemberFilter>) => void
}
