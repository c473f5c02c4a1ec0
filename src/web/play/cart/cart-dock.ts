import { create } from 'zustand'
import { onSessionEnd } from '#web/client/session/end-session.ts'

/** The phone's cart has a dialog of its own for sports and for in-play (DIALOG-034, DIALOG-035). */
export type CartDockName = 'betSlipSports' | 'betSlipInplay'

/** Which of them is open over the page; beside other dialogs, since the page stays usable under it. */
export const useOpenDock = create<{ readonly open: CartDockName | null }>(() => ({ open: null }))

export const closeDock = (): void => useOpenDock.setState({ open: null })

/** The same press opens the closed cart and closes the open one. */
export const toggleDock = (name: CartDockName): void =>
  useOpenDock.setState(({ open }) => ({ open: open === name ? null : name }))

onSessionEnd(closeDock)
