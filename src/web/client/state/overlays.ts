import { create } from 'zustand'

/** What a page or the shell asks of the visitor by name, one at a time. Alerts are the kit's and stand over it. */
export type Dialog =
  | 'nonMember'
  | 'recommenderJoin'
  | 'join'
  | 'joinConfirm'
  | 'userInfo'
  | 'changePassword'
  | 'moneyChange'
  | 'pointChange'
  | 'customerWrite'
  | 'notices'
  | 'europeWindow'
  | 'inplayWindow'
  | 'coinDeposit'
  | 'coinDepositConfirm'
  | 'tetherWithdrawal'
  | 'casinoWindow'
  | 'slotWindow'

/** The drawers of the phone layout: the site's menu at the left, the member's own at the right. */
type Drawer = 'menu' | 'account'

type Overlays = { readonly dialog: Dialog | null; readonly drawer: Drawer | null }

const allClosed: Overlays = { dialog: null, drawer: null }

/** What is open over the page; nothing at the start (FIELD-035, FIELD-036). */
export const useOverlays = create<Overlays>(() => allClosed)

/** Opens a dialog in the place of one that is open. */
export const openDialog = (dialog: Dialog): void => useOverlays.setState({ dialog })
export const closeDialog = (): void => useOverlays.setState({ dialog: null })
/** The same act opens a closed dialog and closes an open one (DIALOG-009). */
export const toggleDialog = (name: Dialog): void =>
  useOverlays.setState(({ dialog }) => ({ dialog: dialog === name ? null : name }))

export const openDrawer = (drawer: Drawer): void => useOverlays.setState({ drawer })
export const closeDrawer = (): void => useOverlays.setState({ drawer: null })

/** Logging out leaves nothing of the member open (SESSION-004, SESSION-006). */
export const closeOverlays = (): void => useOverlays.setState(allClosed)
