import { expect, test } from 'vitest'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { type Decided, resettleCause } from './resettling.ts'

const result = (revision: number, kind: 'sheet' | 'void' = 'sheet') => ({
  fixtureId: 1 as FixtureId,
  revision,
  kind,
  sheet: {},
  incidents: {},
  source: 'operator',
  reason: '',
  decidedAt: instant(0),
})
const part = (revision: number, voided: boolean) => ({
  marketTypeId: 1 as MarketTypeId,
  line: null,
  pick: null,
  voided,
  reason: '배당 오류',
  revision,
  decidedAt: instant(0),
})

const nothing = { result: undefined, resultBefore: undefined, voids: [] }

test.each<[string, Decided, ReturnType<typeof resettleCause>]>([
  ['another result', { ...nothing, revision: 2, result: result(2), resultBefore: result(1) }, 'corrected'],
  ['the first result, after verdicts', { ...nothing, revision: 2, result: result(2) }, 'corrected'],
  ['another verdict on an outcome', { ...nothing, revision: 2, result: result(1) }, 'corrected'],
  [
    'a void of the fixture',
    { ...nothing, revision: 2, result: result(2, 'void'), resultBefore: result(1) },
    'voided',
  ],
  [
    'a result in the place of a void',
    { ...nothing, revision: 2, result: result(2), resultBefore: result(1, 'void') },
    'void-withdrawn',
  ],
  ['a void of a part', { ...nothing, revision: 2, result: result(1), voids: [part(2, true)] }, 'voided'],
  [
    'a part with a reversed void',
    { ...nothing, revision: 3, result: result(1), voids: [part(3, false)] },
    'void-withdrawn',
  ],
  [
    'another result, long after a void part',
    { ...nothing, revision: 4, result: result(4), resultBefore: result(1), voids: [part(3, false)] },
    'corrected',
  ],
])('handbook 1.9 gives the cause of a changed settlement: %s', (_, decided, cause) => {
  expect(resettleCause(decided)).toBe(cause)
})
