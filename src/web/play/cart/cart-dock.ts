import { create } from 'zustand'
import { onSessionEnd } from '#web/client/session/end-session.ts'

/** The phone's cart has a dialog of its own for sports, in-play and minigames (DIALOG-034, DIALOG-035, DIALOG-037). */
export type CartDockName = 'betSlipSports' | 'betSlipInplay' | 'betSlipMinigame'

/** Which of them is open over the page; beside other dialogs, since the page stays usable under it. */
export const useOpenDock = create<{ readonly open: CartDockName | null }>(() => ({ open: null }))

export const closeDock = (): void => useOpenDock.setState({ open: null })

/** The same press opens the closed cart and closes the open one. */
export const toggleDock = (name: CartDockName): void =>
  useOpenDock.setState(({ open }) => ({ open: open === name ? null : name }))

onSessionEnd(closeDock)
