import { create } from 'zustand'
import { onSessionEnd } from '#web/client/session/end-session.ts'

/** The phone's cart has a dialog of its own for sports, in-play, virtual sports and minigames (DIALOG-034 to DIALOG-037). */
export type CartDockName = 'betSlipSports' | 'betSlipInplay' | 'betSlipVirtual' | 'betSlipMinigame'

/** Which of them a page of rounds has, by its path. */
export const roundDockOf = (path: string): 'betSlipVirtual' | 'betSlipMinigame' =>
  path.startsWith('/minigame/bet365') ? 'betSlipVirtual' : 'betSlipMinigame'

/** Which of them is open over the page; beside other dialogs, since the page stays usable under it. */
export const useOpenDock = create<{ readonly open: CartDockName | null }>(() => ({ open: null }))

export const closeDock = (): void => useOpenDock.setState({ open: null })

/** The same press opens the closed cart and closes the open one. */
export const toggleDock = (name: CartDockName): void =>
  useOpenDock.setState(({ open }) => ({ open: open === name ? null : name }))

onSessionEnd(closeDock)
