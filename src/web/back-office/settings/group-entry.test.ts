import { expect, test } from 'vitest'
import { shippedSettings } from '#tests/support/facts/shipped-settings.ts'
import { changesOf, entryOfGroup } from './group-entry.ts'
import { settingGroups } from './setting-fields.ts'

const fields = settingGroups.flatMap(group => group.fields)
const typed = (change: Readonly<Record<string, string>>) =>
  changesOf(fields, shippedSettings, { ...entryOfGroup(fields, shippedSettings), ...change })

test('FIELD-016 reads current settings back as no change', () => {
  expect(typed({})).toEqual({ changes: {} })
})

test('FIELD-016 sends only changed settings, each with its other parts', () => {
  expect(typed({ logoutMin: '1,200', joinStartEndFlg: 'no', recommenderRule: 'none' })).toEqual({
    changes: { logoutMin: 1_200, joinStartEndFlg: 1, recommenderRule: 'none' },
  })
  expect(typed({ 'liveBettingTime.soccer': '9' })).toEqual({
    changes: { liveBettingTime: { ...shippedSettings.liveBettingTime, soccer: 9 } },
  })
})

test.each([
  ['logoutMin', '0', '1부터 1,440까지 입력해 주세요.'],
  ['logoutMin', '1441', '1부터 1,440까지 입력해 주세요.'],
  ['liveSilenceSec', '', '3부터 120까지 입력해 주세요.'],
  ['oddsHistoryDays', '두 달', '2부터 400까지 입력해 주세요.'],
])('FIELD-016 %s of "%s" is not sent', (field, text, fault) => {
  expect(typed({ [field]: text }).faults).toEqual({ [field]: fault })
})
