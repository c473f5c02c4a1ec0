import { afterEach, expect, test } from 'vitest'
import { useAlerts } from '#web/kit/overlays/alerts.ts'
import { closeOverlays, openDialog, openDrawer, toggleDialog, useOverlays } from './overlays.ts'

afterEach(closeOverlays)

test('DIALOG-009 DIALOG-032 the same act opens a closed dialog and closes an open one', () => {
  for (const name of ['recommenderJoin', 'europeWindow', 'inplayWindow'] as const) {
    toggleDialog(name)
    expect(useOverlays.getState().dialog).toBe(name)
    toggleDialog(name)
    expect(useOverlays.getState().dialog).toBeNull()
  }
})

test('FIELD-035 FIELD-036 FIELD-037 at the start nothing is open: no dialog, no window of a game, no drawer, no alert', () => {
  expect(useOverlays.getState()).toEqual({ dialog: null, drawer: null })
  expect(useAlerts.getState().texts).toEqual([])
})

test('FIELD-035 a dialog takes the place of another, and leaves a drawer alone', () => {
  openDrawer('account')
  openDialog('nonMember')
  openDialog('join')
  expect(useOverlays.getState()).toEqual({ dialog: 'join', drawer: 'account' })
})

test('SESSION-004 SESSION-006 leaving closes what is open', () => {
  openDialog('userInfo')
  openDrawer('menu')
  closeOverlays()
  expect(useOverlays.getState()).toEqual({ dialog: null, drawer: null })
})
