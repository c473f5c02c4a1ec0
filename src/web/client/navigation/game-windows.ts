import { toggleDialog } from '../state/overlays.ts'
import { toggleCasinoEntry } from './casino-entry.ts'

/** Sports that open in a window of their own, behind a confirmation popup (DIALOG-026, DIALOG-028). */
export type SportsWindow = 'europe' | 'inplay'
/** All that menus offer so: live casino and slots too (MENU-018). */
export type GameWindow = SportsWindow | 'casino' | 'slot'

/** Opens the popup of a game, closes an open one; the page below stays where it is (DIALOG-009, DIALOG-032). */
export function toggleGamePopup(game: GameWindow): void {
  if (game === 'casino' || game === 'slot') toggleCasinoEntry({ kind: game })
  else toggleDialog(`${game}Window`)
}
