import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualBetBody } from '#contract/usual-bet-body.ts'
import { betBody } from './bet-body.ts'

const betting = {
  betBaseline: '2.5',
  betPrice: '1.90',
  fixtureId: 7,
  oddsId: '1234567890123456',
  sportId: 6046,
  version: 3,
}
const bonus = { ...betting, betBaseline: '', betPrice: '1.03', fixtureId: -1, oddsId: 3, sportId: 0 }
const request = {
  memberId: 12,
  totalRatio: '1.90',
  amounts: 5_000,
  bettings: [betting, bonus],
  gameDetailType: 91,
  betStyle: 'EU',
  minigameId: 1015,
  changeFlag: 0,
}

const schemaOf = (text: string): unknown => {
  try {
    return betBody.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Returns whether it was parsed, and checks that the result equals the schema's, field by field and in
 * the same order.
 */
function isReadAlike(text: string): boolean {
  const read = usualBetBody(text)
  if (read !== undefined) {
    expect(JSON.stringify(read)).toBe(JSON.stringify(schemaOf(text)))
  }
  return read !== undefined
}

test.each([
  ['two picks', request],
  ['one pick', { ...request, bettings: [betting] }],
  ['thirty picks', { ...request, bettings: Array(30).fill(betting) }],
  ['figures as text or as numbers', { ...request, totalRatio: 2, amounts: '5000' }],
  ['a line below zero', { ...request, bettings: [{ ...betting, betBaseline: '-0.75' }] }],
  [
    'the Korean style, accepting any change',
    { ...request, betStyle: 'KR', gameDetailType: 4, changeFlag: 1 },
  ],
])('reads the request as the site writes it without the schema: %s', (_name, body) => {
  expect(isReadAlike(JSON.stringify(body))).toBe(true)
})

test.each([
  ['thirty-one picks', JSON.stringify({ ...request, bettings: Array(31).fill(betting) })],
  ['ten thousand picks', JSON.stringify({ ...request, bettings: Array(10_000).fill(betting) })],
  ['no pick', JSON.stringify({ ...request, bettings: [] })],
  ['another order', JSON.stringify(Object.fromEntries(Object.entries(request).toReversed()))],
  ['more fields', JSON.stringify({ ...request, extra: 1 })],
  ['spaces', JSON.stringify(request, null, 1)],
  ['trailing text', `${JSON.stringify(request)} `],
  ['a truncated text', JSON.stringify(request).slice(0, -1)],
  ['a padded number', JSON.stringify(request).replace('"memberId":12', '"memberId":012')],
  ['a negative number', JSON.stringify(request).replace('"memberId":12', '"memberId":-0')],
  [
    'a number too long to be exact',
    JSON.stringify(request).replace('"memberId":12', '"memberId":9007199254740993'),
  ],
  ['a fraction', JSON.stringify({ ...request, amounts: 5_000.5 })],
  ['an escape', JSON.stringify(request).replace('"EU"', '"\\u0045U"')],
  ['nothing', ''],
])('leaves any other text to the schema: %s', (_name, text) => {
  expect(usualBetBody(text)).toBeUndefined()
})

/** Possible values, each tried in each field. */
const values: readonly unknown[] = [
  ...[0, 1, -1, 1.5, 999, 1_000, 1015, 2 ** 53, -(2 ** 53), -0, 1e300, true, null, undefined],
  ...['', '0', '-1', '007', ' 1 ', '1015', 'EU', 'KR', '+1', '1,5', '1e5', 'text', '한', '"', '\\', '\u0000'],
  ...['1'.repeat(18), '9'.repeat(19), '9'.repeat(20), '9'.repeat(21)],
  ...[[], {}, [betting], [null]],
]
const variants = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields).flatMap(name => [
    ...values.map(value => ({ ...fields, [name]: value })),
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
  ])

test('the fast parser returns the same as the schema for any field value, or falls back', () => {
  const bodies = [
    ...values,
    ...variants(request),
    ...variants(betting).map(one => ({ ...request, bettings: [one] })),
  ]
  const read = bodies.filter(body => isReadAlike(JSON.stringify(body) ?? ''))
  expect(read.length).toBeGreaterThan(20)
})

test('the fast parser reads a text changed at any place as the schema does, or falls back', () => {
  const text = JSON.stringify(request)
  const place = fc.nat({ max: text.length })
  const put = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.stringMatching(/^[-+.,0-9"{}[\]: ]{1,4}$/),
    fc.constantFrom('', '-', '0', '"', '\\u0031', ',"x":1', '1e3', ' '),
  )
  fc.assert(
    fc.property(place, fc.nat({ max: 4 }), put, (at, cut, piece) => {
      isReadAlike(text.slice(0, at) + piece + text.slice(at + cut))
    }),
    { numRuns: 3_000 },
  )
})
