import { expect, test } from 'vitest'
import { readSettings, type SiteSettings } from '../site-settings.ts'
import { classesOfChange } from './class-of-change.ts'

const settings: SiteSettings = { ...readSettings([]), operatorSecondFactor: true }

test.each<[name: string, change: Partial<SiteSettings>, classes: readonly string[]]>([
  ['no change that requires two', { logoutMin: 30 }, []],
  ['a raised limit', { handMoneyMax: settings.handMoneyMax + 1 }, ['limit-raise']],
  ['a lowered limit', { handMoneyMax: settings.handMoneyMax - 1 }, []],
  ['no second factor for operators', { operatorSecondFactor: false }, ['roles']],
  ['changed operator addresses', { operatorAddresses: ['203.0.113.0/24'] }, ['roles']],
  ['looser rules', { secondPerson: {} }, ['rules']],
  [
    'several together',
    { secondPerson: {}, operatorSecondFactor: false, handMoneyMax: settings.handMoneyMax + 1 },
    ['rules', 'roles', 'limit-raise'],
  ],
])('X4 a change of settings belongs to every class that it touches: %s', (_name, change, classes) =>
  expect(classesOfChange(settings, { ...settings, ...change })).toEqual(classes),
)
