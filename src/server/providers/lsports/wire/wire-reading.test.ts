import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longId, writeWire } from '#dev/feed-publisher/wire-text.ts'
import { parseWireJson } from './wire-json.ts'
import { readPrice } from './wire-price.ts'
import { asInteger, asLongId, asText } from './wire-reading.ts'
import { readMoment, readServerTime } from './wire-time.ts'

test('ids of 17 and 18 digits survive parsing exactly, as numbers or as text', () => {
  for (const id of ['30713932524605698', '169505664915267782', '9007199254740993'])
    for (const text of [`{"Id":${id},"N":1.5}`, `{"Id":"${id}","N":1.5}`])
      expect(asLongId((parseWireJson(text) as { Id: unknown }).Id)).toBe(id)
})

test('any tree of ids in the feed’s form parses back', () => {
  const id = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String)
  fc.assert(
    fc.property(fc.array(fc.record({ Id: id, Name: fc.string() })), bets => {
      const wire = writeWire({ Bets: bets.map(bet => ({ ...bet, Id: longId(bet.Id) })) })
      const read = parseWireJson(wire) as { Bets: { Id: unknown; Name: string }[] }
      expect(read.Bets.map(bet => asLongId(bet.Id))).toEqual(bets.map(bet => bet.Id))
    }),
  )
})

test.each([
  ['an id that lost digits', 2 ** 60],
  ['more digits than the database holds', '9223372036854775808'],
  ['nought', 0],
  ['a fraction', 1.5],
  ['nothing', null],
])('rejects %s as an id', (_, value) => {
  expect(asLongId(value)).toBeUndefined()
})

test('invalid JSON is undefined, not a fault', () => {
  expect(parseWireJson('{"a":')).toBeUndefined()
  expect(parseWireJson('')).toBeUndefined()
})

test.each([
  ['1.01', 101],
  ['1.1', 110],
  ['2', 200],
  ['17.0579', 1_705],
  ['1.859999', 185],
  ['100.00', 10_000],
  ['1', undefined],
  ['1.0', undefined],
  ['1.009', undefined],
  ['0.5', undefined],
  ['', undefined],
  ['-2.10', undefined],
  ['1e3', undefined],
  ['NaN', undefined],
  [null, undefined],
])('parses the price text %j as %j hundredths', (text, hundredths) => {
  expect(readPrice(text)).toBe(hundredths)
})

test('parses every price of two decimals exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 99_999 }), hundredths => {
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      expect(readPrice(text)).toBe(hundredths)
    }),
  )
})

test.each([
  ['2023-08-03T07:53:45.4418488Z', '2023-08-03T07:53:45.441Z'],
  ['2025-12-03T12:59:02.428083', '2025-12-03T12:59:02.428Z'],
  ['2026-05-27T17:44:59.54+03:00', '2026-05-27T14:44:59.540Z'],
  ['2024-05-06T09:00:00Z', '2024-05-06T09:00:00.000Z'],
  ['0000-01-01T00:00:00Z', undefined],
  ['yesterday', undefined],
])('parses the time %j as %j', (text, iso) => {
  const at = readMoment(text)
  expect(at === undefined ? undefined : new Date(at).toISOString()).toBe(iso)
})

test('distinguishes server times by magnitude: seconds of old feeds, milliseconds of new ones', () => {
  expect(readServerTime(1_642_074_018)).toBe(1_642_074_018_000)
  expect(readServerTime(1_754_207_767_982)).toBe(1_754_207_767_982)
  expect(readServerTime(0)).toBeUndefined()
  expect(readServerTime('soon')).toBeUndefined()
})

test('cleans text for storage, and checks the range of whole numbers', () => {
  expect(asText(` a${String.fromCharCode(0)}b\ud800 `)).toBe('ab\ufffd')
  expect(asText('   ')).toBeUndefined()
  expect(asInteger('12')).toBe(12)
  expect(asInteger(3_000_000_000)).toBeUndefined()
})
