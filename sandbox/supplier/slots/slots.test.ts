import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { digestBlocks } from '#domain/draws/digest-blocks.ts'
import { openNumbers } from '#domain/draws/numbers.ts'
import { textBytes } from '#domain/draws/text-bytes.ts'
import { findSlot, retiredSlots, slots, tables } from '../games.ts'
import { SPIN_MILLISECONDS } from '../supplier.ts'
import { breakerStops, breakersAt, TUMBLES_MOST } from './breakers.ts'
import { classic } from './classic.ts'
import { constellation, meanOfRespins } from './constellation.ts'
import { light } from './light.ts'
import { waves } from './lines.ts'
import { moon, timesOfFeature } from './moon.ts'
import type { Slot, Spin } from './slot.ts'
import { spinMessage } from './spin-message.ts'
import { honeycomb } from './ways.ts'

const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()
const seed = Buffer.alloc(32, 7)
const spinOf = (slot: Slot, text: string, nonce: number): Spin =>
  slot.spin(openNumbers(digestBlocks(hmac, seed, textBytes(spinMessage(slot.code, text, nonce)))))
const engines = [classic, waves, honeycomb, moon, breakers(), constellation, light]

function breakers(): Slot {
  const slot = findSlot('breakers')
  assert(slot, 'the slot exists')
  return slot
}

test('G7 publishes exact returns, chances of features and largest wins', () => {
  const millionths = ([part, of]: readonly [bigint, bigint]) => Number((part * 1_000_000n) / of)
  const figures = engines.map(slot => [
    slot.code,
    millionths(slot.expected()),
    slot.feature && millionths(slot.feature.chance()),
    slot.most() / slot.units,
  ])
  expect(figures).toEqual([
    ['classic', 953_750, undefined, 400],
    ['waves', 968_561, 8_560, 2_696],
    ['honeycomb', 969_131, undefined, 127.6],
    ['moon', 965_788, 11_532, 7_101.72],
    ['breakers', 961_137, 30_881, 201.85],
    ['constellation', 956_976, 24_246, 853],
    ['light', 967_331, 288_219, 387.2],
  ])
})

test('G7 counts every stop of the tumbling slot', () => {
  const [sum, all] = breakers().expected()
  const [long, of] = breakers().feature?.chance() ?? [0n, 0n]
  const counted = { sum: 0, long: 0, most: 0, stops: 0 }
  const walk = (stops: readonly number[]): void => {
    const length = breakerStops[stops.length]
    if (length !== undefined) {
      for (let stop = 0; stop < length; stop++) walk([...stops, stop])
      return
    }
    const { pays, steps = [] } = breakersAt(stops)
    if (steps.length > TUMBLES_MOST - 1) throw new Error('a spin tumbles without end')
    counted.sum += pays
    counted.long += steps.length >= 3 ? 1 : 0
    counted.most = Math.max(counted.most, pays)
    counted.stops += 1
  }
  walk([])
  expect(counted).toEqual({
    sum: Number(sum),
    long: Number(long),
    most: breakers().most(),
    stops: Number(of),
  })
  expect(all).toBe(of * BigInt(breakers().units))
}, 60_000)

test.each(engines)(
  'G7 pays over many spins of $name what was computed, within the spread and the largest win',
  slot => {
    const [paid, of] = slot.expected()
    const [starts, all] = slot.feature?.chance() ?? [0n, 1n]
    const spins = 20_000
    const most = slot.most()
    let [sum, squares, started] = [0, 0, 0]
    for (let nonce = 1; nonce <= spins; nonce++) {
      const spin = spinOf(slot, 'test', nonce)
      expect(spin.pays).toBeLessThanOrEqual(most)
      const pays = spin.pays / slot.units
      sum += pays
      squares += pays * pays
      const steps = spin.steps?.length ?? 0
      if (spin.free.length > 0 || (slot.code === 'breakers' ? steps >= 3 : steps > 0)) started += 1
    }
    const mean = sum / spins
    const error = Math.sqrt((squares / spins - mean * mean) / spins)
    expect(Math.abs(mean - Number(paid) / Number(of))).toBeLessThan(4 * error)
    const chance = Number(starts) / Number(all)
    const spread = Math.sqrt((chance * (1 - chance)) / spins)
    expect(Math.abs(started / spins - chance)).toBeLessThanOrEqual(4 * spread)
  },
)

test.each(engines)('a spin of $name pays the sum of what it shows', slot => {
  const sumOf = ({ wins, steps = [], free }: Spin): number =>
    [...wins, ...steps.flatMap(step => step.wins)].reduce((sum, { pays }) => sum + pays, 0) +
    free.reduce((sum, one) => sum + sumOf(one), 0)
  for (let nonce = 1; nonce <= 2_000; nonce++) {
    const spin = spinOf(slot, 'shown', nonce)
    expect(sumOf(spin)).toBe(spin.pays)
    for (const { window } of [spin, ...(spin.steps ?? []), ...spin.free])
      expect(window.map(({ length }) => length)).toEqual(Array.from({ length: slot.reels }, () => slot.rows))
  }
})

test('free spins start again, and their multiplier rises to ten', () => {
  const longest = Array.from({ length: 20_000 }, (_, at) => spinOf(moon, 'free', at + 1).free).reduce(
    (most, free) => (free.length > most.length ? free : most),
  )
  expect(longest.length).toBeGreaterThan(8)
  expect(longest.slice(0, 9).map(({ times }) => times)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
  expect(longest[0]?.total).toBe(8)
  expect(longest.at(-1)?.total).toBe(longest.length)
  const [sum, of] = timesOfFeature()
  // Without further starts the multipliers of eight spins are 20.
  expect(Number((sum * 100n) / of)).toBe(2_295)
})

test('held stars stay, and a new one gives three respins again', () => {
  const spins = Array.from({ length: 3_000 }, (_, at) => spinOf(constellation, 'held', at + 1))
  const held = spins.filter(({ steps = [] }) => steps.length > 0)
  expect(held.length).toBeGreaterThan(30)
  for (const { amounts, steps = [] } of held) {
    let [before, left] = [amounts?.flat() ?? [], 3]
    for (const step of steps) {
      const now = step.amounts?.flat() ?? []
      const isNew = before.some((amount, at) => amount === 0 && (now[at] ?? 0) > 0)
      expect(before.every((amount, at) => amount === 0 || amount === now[at])).toBe(true)
      left = isNew ? 3 : left - 1
      expect(step.label).toBe(left === 0 || !now.includes(0) ? '리스핀 끝' : `리스핀 ${left}회 남음`)
      before = now
    }
    expect(left === 0 || !before.includes(0)).toBe(true)
  }
  // With one empty place and one respin: a star of 51 twentieths on average and the full window, once in 16.
  const { value, power } = meanOfRespins(14, 1)
  expect([value, power]).toEqual([51n + 10_000n, 1])
})

test('wilds fill their reel and stay for respins of the others', () => {
  for (let nonce = 1; nonce <= 2_000; nonce++) {
    const { window, steps = [] } = spinOf(light, 'lit', nonce)
    const litIn = (sight: Spin['window']) =>
      sight.filter(column => column.every(one => one === 'wild')).length
    expect(window.every(column => !column.includes('wild') || column.every(one => one === 'wild'))).toBe(true)
    const counts = [window, ...steps.map(step => step.window)].map(litIn)
    expect(steps.length === 0).toBe(counts[0] === 0)
    expect(counts.at(-1)).toBe(counts.at(-2) ?? 0)
    expect(counts.slice(1, -1).every((count, at) => count > (counts[at] ?? 0))).toBe(true)
  }
})

test('spins of known codes are drawn as ever', () => {
  const known = [classic, waves, honeycomb, ...retiredSlots].map(slot => {
    const spins = Array.from({ length: 500 }, (_, at) => {
      const { window, pays, wins, free } = spinOf(slot, 'golden', at + 1)
      const won = wins.map(win => [win.symbol, win.count, win.cells, win.pays, win.label])
      return [window, pays, won, free.map(one => [one.window, one.pays])]
    })
    return [slot.code, createHash('sha256').update(JSON.stringify(spins)).digest('hex').slice(0, 16)]
  })
  expect(known).toEqual([
    ['classic', 'c837f970f109c128'],
    ['waves', '99a66e94271014ce'],
    ['honeycomb', 'b68d3a9e430add2c'],
    ['classic-2', '65824d0489768bc4'],
    ['waves-2', 'fbd9735c0032b035'],
    ['honeycomb-2', '7ac874aaca559d00'],
    ['cx-classic', 'f76fac67005b1ab1'],
    ['cx-waves', '0e5fa512289eb671'],
    ['vinus-waves', '04cdc57e4b3c2602'],
    ['vinus-honeycomb', '029f19e1659b47b0'],
  ])
})

test('G15 allows a spin every 2.5 seconds and a table round every five at most', () => {
  expect(SPIN_MILLISECONDS).toBeGreaterThanOrEqual(2_500)
  expect(tables.filter(({ seconds }) => seconds < 5)).toEqual([])
  expect(new Set([...slots, ...retiredSlots].map(({ code }) => code)).size).toBe(
    slots.length + retiredSlots.length,
  )
})
