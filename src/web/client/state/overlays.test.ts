import { afterEach, expect, test } from 'vitest'
import { useAlerts } from '#web/kit/overlays/alerts.ts'
import { closeOverlays, openDialog, openDrawer, toggleDialog, useOverlays } from './overlays.ts'

afterEach(closeOverlays)

test('DIALOG-009 DIALOG-032 toggles a dialog open and closed', () => {
  for (const name of ['recommenderJoin', 'europeWindow', 'inplayWindow'] as const) {
    toggleDialog(name)
    expect(useOverlays.getState().dialog).toBe(name)
    toggleDialog(name)
    expect(useOverlays.getState().dialog).toBeNull()
  }
})

test('FIELD-035 FIELD-036 FIELD-037 starts with no dialog, drawer or alert open', () => {
  expect(useOverlays.getState()).toEqual({ dialog: null, drawer: null })
  expect(useAlerts.getState().texts).toEqual([])
})

test('FIELD-035 replaces an open dialog and leaves the drawer open', () => {
  openDrawer('account')
  openDialog('nonMember')
  openDialog('join')
  expect(useOverlays.getState()).toEqual({ dialog: 'join', drawer: 'account' })
})

test('SESSION-004 SESSION-006 closes dialog and drawer when leaving', () => {
  openDialog('userInfo')
  openDrawer('menu')
  closeOverlays()
  expect(useOverlays.getState()).toEqual({ dialog: null, drawer: null })
})
