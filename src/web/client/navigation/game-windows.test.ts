import { afterEach, expect, test } from 'vitest'
import { resetClientState, useDialogs, useSiteState } from '../state/client-state.ts'
import { toggleGamePopup } from './game-windows.ts'

afterEach(resetClientState)

const state = () => {
  const { europeOpen, inplayOpen } = useSiteState.getState()
  return [europeOpen, inplayOpen, useDialogs.getState().inplayConfirm]
}

test('DIALOG-009 DIALOG-032 the same act opens a closed popup of a game and closes an open one', () => {
  toggleGamePopup('europe')
  expect(state()).toEqual([true, false, false])
  toggleGamePopup('inplay')
  expect(state()).toEqual([true, true, true])
  toggleGamePopup('europe')
  toggleGamePopup('inplay')
  expect(state()).toEqual([false, false, false])
})
