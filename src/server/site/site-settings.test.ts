import { expect, test } from 'vitest'
import { readSettings } from './site-settings.ts'

test('FIELD-016 defaults: 60 and 30 minutes, flags off except tether, and markets close at the start (TIME-007)', () => {
  expect(readSettings([])).toMatchObject({
    logoutMin: 60,
    autoLogoutMin: 30,
    signUpClosed: false,
    siteMaintenance: false,
    tetherMaintenance: true,
    prematchCloseSec: 0,
  })
})

test('FIELD-014 liveBettingTime has a value for each of six kinds of sport', () => {
  expect(readSettings([]).liveBettingTime).toEqual({
    baseball: 6,
    basic: 6,
    basketball: 5,
    hockey: 6,
    soccer: 6,
    volleyball: 4,
  })
})

test('a row overrides the default, and a key that no longer exists is ignored', () => {
  const settings = readSettings([
    { key: 'logoutMin', value: 30 },
    { key: 'gone', value: 1 },
  ])
  expect(settings.logoutMin).toBe(30)
  expect(settings).not.toHaveProperty('gone')
})

test('an invalid value is a fault', () => {
  expect(() => readSettings([{ key: 'logoutMin', value: '30' }])).toThrow('logoutMin')
})
