import { deskBetStates } from '#contract/back-office/member-words.ts'
import { type StatementGroup, statementGroups } from '#domain/cashier/statement-groups.ts'
import { type GameType, gameTypes } from '#domain/sports/game-type.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

const memberTabs = [
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
  readonly purse: 'wallet' | 'points' | undefined
  /** Filters of the money movements: kind, game and days; empty for all. */
  readonly group: StatementGroup | undefined
  readonly product: GameType | undefined
  readonly from: string
  readonly to: string
  readonly state: (typeof deskBetStates)[number] | undefined
  readonly page: number
}

/** Stores the member page's state in the URL; another tab resets its filters. */
export const memberForm: AddressForm<MemberFilter> = {
  read: ({ tab, purse, group, product, from, to, state, page }) => ({
    tab: readWord(memberTabs, tab) ?? 'overview',
    purse: readWord(['wallet', 'points'], purse),
    group: readWord(statementGroups, group),
    product: readWord(gameTypes, product),
    from: readDay(from),
    to: readDay(to),
    state: readWord(deskBetStates, state),
    page: readPage(page),
  }),
  write: ({ tab, purse, group, product, from, to, state, page }) => ({
    tab: tab === 'overview' ? undefined : tab,
    ...(tab === 'money' && { purse, group, product, from: from || undefined, to: to || undefined }),
    state: tab === 'bets' ? state : undefined,
    page: pageText(page),
  }),
}

export type TabProps = {
  readonly id: number
  readonly filter: MemberFilter
  readonly show: (change: Partial<MemberFilter>) => void
}

/** All money movements. */
export const allMoney = { purse: undefined, group: undefined, product: undefined, from: '', to: '' } as const
