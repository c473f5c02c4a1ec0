import { create } from 'zustand'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'

/** Every dialog of the site by name; all closed at start (FIELD-035). */
export const dialogNames = [
  'login',
  'join',
  'joinConfirm',
  'recommenderJoin',
  'userInfo',
  'moneyChange',
  'pointChange',
  'customerWrite',
  'nonMember',
  'findPassword',
  'changePassword',
  'coinDeposit',
  'coinDepositConfirm',
  'inplayConfirm',
  'betSlipSports',
  'betSlipInplay',
  'betSlipVirtual',
  'betSlipMini',
] as const
type DialogName = (typeof dialogNames)[number]

const allClosed = Object.fromEntries(dialogNames.map(name => [name, false])) as Record<DialogName, boolean>

export const useDialogs = create<Readonly<Record<DialogName, boolean>>>(() => ({ ...allClosed }))

export const openDialog = (name: DialogName) => useDialogs.setState({ [name]: true })
export const closeDialog = (name: DialogName) => useDialogs.setState({ [name]: false })
/** The same act opens a closed dialog and closes an open one (DIALOG-009). */
export const toggleDialog = (name: DialogName) => useDialogs.setState(open => ({ [name]: !open[name] }))
const closeAllDialogs = () => useDialogs.setState({ ...allClosed })

/** What the shell and the pages share beside dialogs; answers of the server live in the query cache (FIELD-036, FIELD-037: `logoutMin`, the access count). */
type SiteState = {
  /** Games that open over the page instead of as a route (DIALOG-032). */
  readonly europeOpen: boolean
  readonly inplayOpen: boolean
  readonly evolutionOpen: boolean
  readonly slotOpen: boolean
  readonly tetherWithdrawalDialog: boolean
  readonly unReadMessage: number
  /** The phone arrangement is in force, chosen or by the screen's size (HEADER-018..020). */
  readonly mobileShowFlag: boolean
  /** Texts waiting to be read. The first is on screen; alerts come one at a time (DIALOG-038). */
  readonly alertDialog: readonly string[]
  /** Which drawer of the phone layout is open. */
  readonly leftMenu: boolean
  readonly rightMenu: boolean
  /** Which changed odds are taken without asking on the European page and in play (CART-026, handbook 2.5). */
  readonly oddsAutoChange: OddsAcceptMode
  /** Picks in the betting cart, told by the cart for the badge of the bottom bar. */
  readonly cartCount: number
  /** 1 bank, 2 tether (FIELD-048). */
  readonly chargeType: 1 | 2
  readonly tab: string
}

const atStart: SiteState = {
  europeOpen: false,
  inplayOpen: false,
  evolutionOpen: false,
  slotOpen: false,
  tetherWithdrawalDialog: false,
  unReadMessage: 0,
  mobileShowFlag: false,
  alertDialog: [],
  leftMenu: false,
  rightMenu: false,
  oddsAutoChange: 'none',
  cartCount: 0,
  chargeType: 1,
  tab: '1',
}

export const useSiteState = create<SiteState>(() => atStart)
export const setSiteState = (change: Partial<SiteState>) => useSiteState.setState(change)

/**
 * Logging out leaves nothing of the member behind in the page (SESSION-004, SESSION-006). The arrangement of the
 * screen stays, and what still has to be read.
 */
export function resetClientState(): void {
  closeAllDialogs()
  useSiteState.setState(({ alertDialog, mobileShowFlag }) => ({ ...atStart, alertDialog, mobileShowFlag }))
}
