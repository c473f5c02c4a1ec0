import { afterEach, expect, test } from 'vitest'
import {
  closeDialog,
  dialogNames,
  openDialog,
  resetClientState,
  setSiteState,
  toggleDialog,
  useDialogs,
  useSiteState,
} from './client-state.ts'

afterEach(resetClientState)

test('FIELD-035 there are 18 dialogs, all closed at start', () => {
  expect(dialogNames).toHaveLength(18)
  expect(Object.values(useDialogs.getState())).toEqual(Array(18).fill(false))
})

test('DIALOG-009 the same act opens a closed dialog and closes an open one', () => {
  for (const name of ['login', 'recommenderJoin', 'inplayConfirm'] as const) {
    toggleDialog(name)
    expect(useDialogs.getState()[name]).toBe(true)
    toggleDialog(name)
    expect(useDialogs.getState()[name]).toBe(false)
  }
})

test('opening or closing one dialog leaves the others alone', () => {
  openDialog('login')
  openDialog('findPassword')
  closeDialog('login')
  expect([useDialogs.getState().login, useDialogs.getState().findPassword]).toEqual([false, true])
})

test('FIELD-036 FIELD-048 FIELD-049 overlays are closed, the charge type is 1 and the tab "1" at start', () => {
  expect(useSiteState.getState()).toMatchObject({
    europeOpen: false,
    inplayOpen: false,
    evolutionOpen: false,
    slotOpen: false,
    tetherWithdrawalDialog: false,
    unReadMessage: 0,
    chargeType: 1,
    tab: '1',
  })
})

test('SESSION-004 SESSION-006 leaving closes every dialog and forgets what the page remembered', () => {
  openDialog('userInfo')
  setSiteState({ cartCount: 3, rightMenu: true, chargeType: 2 })
  resetClientState()
  expect(useDialogs.getState().userInfo).toBe(false)
  expect(useSiteState.getState()).toMatchObject({ cartCount: 0, rightMenu: false, chargeType: 1 })
})
