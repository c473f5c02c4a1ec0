import { toggleDialog } from '../state/overlays.ts'

/** Sports that open in a window of their own, behind a confirmation popup (DIALOG-026, DIALOG-028). */
export type GameWindow = 'europe' | 'inplay'

/** Opens the popup of a game, closes an open one; the page below stays where it is (DIALOG-009, DIALOG-032). */
export const toggleGamePopup = (game: GameWindow): void => toggleDialog(`${game}Window`)
