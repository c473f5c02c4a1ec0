import { create } from 'zustand'
import { onSessionEnd } from '#web/client/session/end-session.ts'

/**
 * The phone's cart has its own dialog for sports, in-play, virtual sports and minigames (DIALOG-034 to
 * DIALOG-037).
 */
export type CartDockName = 'betSlipSports' | 'betSlipInplay' | 'betSlipVirtual' | 'betSlipMinigame'

/** The cart dialog of a page of rounds, by path. */
export const roundDockOf = (path: string): 'betSlipVirtual' | 'betSlipMinigame' =>
  path.startsWith('/minigame/bet365') ? 'betSlipVirtual' : 'betSlipMinigame'

/** The open cart dialog; kept apart from other dialogs, since the page stays usable under it. */
export const useOpenDock = create<{ readonly open: CartDockName | null }>(() => ({ open: null }))

export const closeDock = (): void => useOpenDock.setState({ open: null })

/** Opens the cart if closed, closes it if open. */
export const toggleDock = (name: CartDockName): void =>
  useOpenDock.setState(({ open }) => ({ open: open === name ? null : name }))

onSessionEnd(closeDock)
