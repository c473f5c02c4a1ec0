import { toggleDialog } from '../state/overlays.ts'
import { toggleCasinoEntry } from './casino-entry.ts'

/** Sports that open in their own window after a confirm popup (DIALOG-026, DIALOG-028). */
export type SportsWindow = 'europe' | 'inplay'
/** All products that open this way, including live casino and slots (MENU-018). */
export type GameWindow = SportsWindow | 'casino' | 'slot'

/** Opens the popup of a game, or closes an open one; the page below stays (DIALOG-009, DIALOG-032). */
export function toggleGamePopup(game: GameWindow): void {
  if (game === 'casino' || game === 'slot') toggleCasinoEntry({ kind: game })
  else toggleDialog(`${game}Window`)
}
