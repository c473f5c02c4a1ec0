import { expect, test } from 'vitest'
import { instant } from '../instant.ts'
import { ruleKeyOfGameType } from './rule-keys.ts'
import { askedVersions, pendingKeys, type RuleVersion, versionAt } from './rule-version.ts'

const at = (text: string) => instant(Date.parse(`2026-11-${text}+09:00`))
const version = (key: RuleVersion['key'], number: number, from: string, asksAcceptance = false) => ({
  key,
  version: number,
  inForceFrom: at(from),
  asksAcceptance,
})
const versions = [
  version('sports', 1, '01T00:00'),
  version('sports', 2, '10T12:00'),
  // Published at the same moment: the higher version number is in force.
  version('sports', 3, '10T12:00'),
  version('inplay', 1, '05T00:00'),
]

test.each([
  ['before the first one', 'sports', '01T00:00', -1, undefined],
  ['from its exact time on', 'sports', '01T00:00', 0, 1],
  ['until the time of the next', 'sports', '10T12:00', -1, 1],
  ['the last of the same time', 'sports', '10T12:00', 0, 3],
  ['long after', 'sports', '20T00:00', 0, 3],
  ['another text has its own versions', 'inplay', '20T00:00', 0, 1],
  ['a text without versions', 'events', '20T00:00', 0, undefined],
] as const)('ROUTE-011 the version in force, %s', (_, key, moment, later, expected) => {
  expect(versionAt(versions, key, instant(at(moment) + later))?.version).toBe(expected)
})

test('a bet uses the rules of its game type', () => {
  expect([1, 2, 3, 4, 9].map(ruleKeyOfGameType)).toEqual([
    'sports',
    'inplay',
    'minigame',
    'virtual',
    undefined,
  ])
})

test.each([
  ['a member without acceptances', {}, ['terms', 'privacy']],
  ['a member who accepted an older version', { terms: 1, privacy: 1 }, ['terms']],
  ['the earlier acceptance covers a version without consent', { terms: 2, privacy: 1 }, []],
  ['a newer acceptance suffices', { terms: 3, privacy: 1 }, []],
])('asks for consent to terms again: %s', (_, accepted, pending) => {
  const asked = askedVersions([
    version('terms', 1, '01T00:00', true),
    version('terms', 2, '02T00:00', true),
    version('terms', 3, '03T00:00'),
    version('privacy', 1, '01T00:00', true),
    version('sports', 1, '01T00:00'),
  ])
  const known = new Map(Object.entries(accepted) as [RuleVersion['key'], number][])
  expect(pendingKeys(asked, known)).toEqual(pending)
})
