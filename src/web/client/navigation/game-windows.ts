import { setSiteState, toggleDialog, useSiteState } from '../state/client-state.ts'

/** Sports that open in a window of their own, behind a confirmation popup (DIALOG-026, DIALOG-028). */
export type GameWindow = 'europe' | 'inplay'

/** Opens the popup of a game, closes an open one; the page below stays where it is (DIALOG-009, DIALOG-032). */
export function toggleGamePopup(game: GameWindow): void {
  const { europeOpen, inplayOpen } = useSiteState.getState()
  if (game === 'europe') {
    setSiteState({ europeOpen: !europeOpen })
    return
  }
  setSiteState({ inplayOpen: !inplayOpen })
  toggleDialog('inplayConfirm')
}
