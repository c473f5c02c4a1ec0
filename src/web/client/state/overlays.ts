import { create } from 'zustand'

/** Dialogs by name, one at a time. Alerts are separate and appear above them. */
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

/** Drawers of the phone layout: the site menu on the left, the account on the right. */
type Drawer = 'menu' | 'account'

type Overlays = { readonly dialog: Dialog | null; readonly drawer: Drawer | null }

const allClosed: Overlays = { dialog: null, drawer: null }

/** The open dialog and drawer; none initially (FIELD-035, FIELD-036). */
export const useOverlays = create<Overlays>(() => allClosed)

/** Opens a dialog, replacing an open one. */
export const openDialog = (dialog: Dialog): void => useOverlays.setState({ dialog })
export const closeDialog = (): void => useOverlays.setState({ dialog: null })
/** Opens a closed dialog and closes an open one (DIALOG-009). */
export const toggleDialog = (name: Dialog): void =>
  useOverlays.setState(({ dialog }) => ({ dialog: dialog === name ? null : name }))

export const openDrawer = (drawer: Drawer): void => useOverlays.setState({ drawer })
export const closeDrawer = (): void => useOverlays.setState({ drawer: null })

/** Closes everything on logout (SESSION-004, SESSION-006). */
export const closeOverlays = (): void => useOverlays.setState(allClosed)
