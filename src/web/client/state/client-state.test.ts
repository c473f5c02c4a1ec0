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
import {
  agentAtStart,
  inplayAtStart,
  listsAtStart,
  minigameAtStart,
  sportsAtStart,
} from './state-at-start.ts'

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
    mobileShowFlag: false,
    unReadMessage: 0,
    alertDialog: [],
    chargeType: 1,
    tab: '1',
  })
})

test('FIELD-037 the right menu and taking changed odds are off at start', () => {
  expect(useSiteState.getState()).toMatchObject({ rightMenu: false, oddsAutoChange: 'none' })
})

test('FIELD-038 eight lists, empty at start', () => {
  expect(Object.keys(listsAtStart)).toEqual([
    'leagues',
    'popups',
    'chargePopups',
    'unreadMessages',
    'messengers',
    'betSettings',
    'upcomingGames',
    'teamRankings',
  ])
  expect(Object.values(listsAtStart)).toEqual(Array(8).fill([]))
})

test('FIELD-042 FIELD-043 FIELD-044 pre-match starts on page 1 of none, all betting tabs, 15 games a page', () => {
  expect(sportsAtStart).toEqual({
    games: [],
    bets: [],
    selectedGame: undefined,
    selectedBettingTab: 'all',
    page: 1,
    pageCount: 0,
    itemsPerPage: 15,
    sports: [],
    totalCount: 0,
    nextGames: [],
  })
})

test.each([
  [
    'FIELD-045 minigames',
    minigameAtStart,
    'games bets selectedBettingTab vendor gameName tabs betInfos maintenanceFlg settingMinigame',
  ],
  [
    'FIELD-046 in-play',
    inplayAtStart,
    'games bets esbets selectGameBetInfos selectedGame selectedBettingTab eventSource betSource generalSource',
  ],
  [
    'FIELD-047 agents',
    agentAtStart,
    'title casinoAgent slotAgent miniAgent totalRollingAmount userRolling casinoRollingPer slotRollingPer miniRollingPer',
  ],
])('%s hold nine things', (_, atStart, keys) => {
  expect(Object.keys(atStart).join(' ')).toBe(keys)
})

test('FIELD-047 the title of the agent pages is Main at start', () => {
  expect(agentAtStart.title).toBe('Main')
})

test('what still has to be read, and the arrangement of the screen, outlive the session', () => {
  setSiteState({ alertDialog: ['로그아웃 되었습니다.'], mobileShowFlag: true, unReadMessage: 2 })
  resetClientState()
  expect(useSiteState.getState()).toMatchObject({
    alertDialog: ['로그아웃 되었습니다.'],
    mobileShowFlag: true,
    unReadMessage: 0,
  })
  setSiteState({ alertDialog: [], mobileShowFlag: false })
})

test('SESSION-004 SESSION-006 leaving closes every dialog and forgets what the page remembered', () => {
  openDialog('userInfo')
  setSiteState({ cartCount: 3, rightMenu: true, chargeType: 2 })
  resetClientState()
  expect(useDialogs.getState().userInfo).toBe(false)
  expect(useSiteState.getState()).toMatchObject({ cartCount: 0, rightMenu: false, chargeType: 1 })
})
