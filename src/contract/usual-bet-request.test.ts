import { expect, test } from 'vitest'
import { betRequest } from './bets.ts'
import { usualBetRequest } from './usual-bet-request.ts'

const betting = {
  betBaseline: '2.5',
  betPrice: '1.90',
  fixtureId: 7,
  oddsId: '1234567890123456',
  sportId: 6046,
  version: 3,
}
const request = {
  memberId: 12,
  totalRatio: '1.90',
  amounts: 5_000,
  bettings: [betting],
  gameDetailType: 91,
  betStyle: 'EU',
  minigameId: 1015,
  changeFlag: 0,
}

test('the usual request is read as the schema reads it, field for field and in the same order', () => {
  const read = usualBetRequest({ extra: 1, ...request })
  expect(read).toBeDefined()
  expect(JSON.stringify(read)).toBe(JSON.stringify(betRequest.parse({ extra: 1, ...request })))
})

/** Values that a field may hold, each put into each field in turn. */
const values: readonly unknown[] = [
  0,
  1,
  -1,
  1.5,
  1_000,
  1015,
  2 ** 53,
  -0,
  1e300,
  '',
  '0',
  ' 1 ',
  '1015',
  'EU',
  'KR',
  '1'.repeat(18),
  '9'.repeat(19),
  '9'.repeat(21),
  'text',
  null,
  undefined,
  true,
  [],
  {},
  [betting],
  Array(31).fill(betting),
  [null],
]
const variants = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields).flatMap(name => [
    ...values.map(value => ({ ...fields, [name]: value })),
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
  ])

test('whatever stands in a field, the quick reading says what the schema says or nothing', () => {
  const raws = [
    ...values,
    ...variants(request),
    ...variants(betting).map(one => ({ ...request, bettings: [one] })),
  ]
  let read = 0
  for (const raw of raws) {
    const usual = usualBetRequest(raw)
    if (usual === undefined) continue
    read += 1
    const parsed = betRequest.safeParse(raw)
    expect(parsed.success).toBe(true)
    expect(JSON.stringify(usual)).toBe(JSON.stringify(parsed.data))
  }
  expect(read).toBeGreaterThan(20)
})
