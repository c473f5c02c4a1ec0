// Scenes of all kinds, rendered with draws from the engine.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { findKind, kinds } from '#domain/minigames/kinds.ts'
import { numbersOfRound } from '#tests/support/draws/digests.ts'
import { loadScene } from './load-scene.ts'
import type { Scene } from './scene.ts'

const ROUNDS = 4
const NOTHING_WON: ReadonlySet<string> = new Set()

type Moment = { readonly draw?: unknown; readonly at: number; readonly ownWins?: ReadonlySet<string> }

const markupOf = (scene: Scene, { draw, at, ownWins = NOTHING_WON }: Moment): string =>
  renderToStaticMarkup(<scene.View draw={draw} at={at} ownWins={ownWins} />)

/** The revealed parts in a scene's accessible text. */
function toldIn(markup: string): readonly string[] {
  const told = /aria-label="[^":]*: ([^"]*)"/.exec(markup)?.[1]
  return told ? told.split(', ') : []
}

async function load(id: string) {
  const [scene, kind] = [await loadScene(id), findKind(id)]
  assert(scene && kind, `there is a kind ${id} with a scene`)
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1)
  const draws = rounds.map(round => kind.draw(numbersOfRound(700, round)))
  /** All winning picks of a draw. */
  const winsOf = (draw: unknown) =>
    new Set(kind.results(draw).flatMap(({ market, won }) => won.map(pick => `${market}.${pick}`)))
  return { scene, draws, winsOf }
}

const moments = (scene: Scene, draw?: unknown) =>
  Array.from({ length: 31 }, (_, step) => (scene.length(draw) * step) / 30)

const ours = [
  ...['powerball', 'speed-keno', 'ladder', 'power-ladder', 'keno-ladder', 'speed6', 'ring', 'snail'],
  ...['baccarat', 'dragon-tiger', 'blackjack', 'odd-even', 'odd-even-king', 'high-low', 'go-stop'],
  ...['dice', 'sic-bo', 'roulette'],
  ...['virtual-soccer', 'virtual-basketball', 'virtual-dog', 'virtual-horse'],
]

test.each(ours)('%s shows the start picture without a draw or with an invalid one', async id => {
  const { scene } = await load(id)
  const ready = markupOf(scene, { at: 0 })
  expect(toldIn(ready)).toEqual([])
  for (const at of moments(scene)) expect(markupOf(scene, { at })).toBe(ready)
  for (const draw of [null, 7, [], {}, { balls: [1, 1, 2, 3, 4], powerball: 0 }, { number: 37 }])
    expect(markupOf(scene, { draw, at: 20_000 })).toBe(ready)
})

test.each(ours)('%s begins a draw with the start picture', async id => {
  const { scene, draws } = await load(id)
  const ready = markupOf(scene, { at: 0 })
  for (const draw of draws) expect(markupOf(scene, { draw, at: 0 })).toBe(ready)
})

test.each(ours)('%s reveals the draw step by step, and all of it at its end', async id => {
  const { scene, draws } = await load(id)
  for (const draw of draws) {
    const whole = toldIn(markupOf(scene, { draw, at: scene.length(draw) }))
    let before: readonly string[] = []
    for (const at of moments(scene, draw)) {
      const told = toldIn(markupOf(scene, { draw, at }))
      expect(told.slice(0, before.length)).toEqual(before)
      expect(whole.slice(0, told.length)).toEqual(told)
      before = told
    }
  }
})

test.each(ours)('%s draws the same picture each time, and still after its end', async id => {
  const { scene, draws } = await load(id)
  for (const draw of draws) {
    const [least, most] = id.startsWith('virtual-')
      ? [25_000, 31_000]
      : [4000, id === 'baccarat' ? 10_000 : 9000]
    expect(scene.length(draw)).toBeGreaterThanOrEqual(least)
    expect(scene.length(draw)).toBeLessThanOrEqual(most)
  }
  const pictures = (draw: unknown) => moments(scene, draw).map(at => markupOf(scene, { draw, at }))
  const first = draws.map(pictures)
  expect(draws.map(pictures)).toEqual(first)
  expect(
    draws.map(draw => markupOf(scene, { draw: structuredClone(draw), at: scene.length(draw) * 3 })),
  ).toEqual(first.map(one => one.at(-1)))
})

test.each(ours)('%s marks only won own picks in jade, and only once they have won', async id => {
  const { scene, draws, winsOf } = await load(id)
  for (const draw of draws) {
    for (const at of moments(scene, draw)) expect(markupOf(scene, { draw, at })).not.toContain('jade')
    const ownWins = winsOf(draw)
    expect(markupOf(scene, { draw, at: 0, ownWins })).not.toContain('jade')
    expect(markupOf(scene, { at: scene.length(draw), ownWins })).not.toContain('jade')
    expect(markupOf(scene, { draw, at: scene.length(draw), ownWins })).toContain('jade')
  }
})

test.each(ours)('%s draws at most 175 shapes', async id => {
  const { scene, draws } = await load(id)
  for (const at of moments(scene, draws[0]))
    expect(markupOf(scene, { draw: draws[0], at }).match(/<[a-z]/g)?.length).toBeLessThanOrEqual(175)
})

test('marks a picked sum in jade, and only the last digit for a keno digit pick', async () => {
  const { scene } = await load('speed-keno')
  const draw = kinds['speed-keno'].draw(numbersOfRound(700, 1))
  const sum = String(draw.numbers.reduce((soFar, number) => soFar + number, 0))
  const endWith = (won: string) => markupOf(scene, { draw, at: scene.length(draw), ownWins: new Set([won]) })
  expect(endWith('sum-parity-half.odd-over')).toContain(`<tspan class="fill-jade">${sum}</tspan>`)
  expect(endWith('digit-odd-even.odd')).toContain(
    `${sum.slice(0, -1)}<tspan class="fill-jade">${sum.slice(-1)}</tspan>`,
  )
})

/** The final accessible text by draw. */
const atTheEnd = {
  powerball: {
    draw: { balls: [17, 4, 26, 11, 23], powerball: 7 },
    told: ['17', '4', '26', '11', '23', '일반볼 합 81', '파워볼 7'],
  },
  ladder: { draw: { start: 'left', lines: 3, end: 'even' }, told: ['좌 출발', '3줄', '도착 짝'] },
  'power-ladder': {
    draw: { balls: [16, 4, 26, 11, 23], powerball: 0, start: 'right', lines: 4, end: 'even' },
    told: ['16', '4', '26', '11', '23', '파워볼 0', '우 출발', '4줄', '도착 짝'],
  },
  speed6: {
    draw: { start: 2, feet: [3, 6, 1, 2, 5, 4], end: 6 },
    told: ['1→3', '2→6', '3→1', '4→2', '5→5', '6→4', '출발 2', '도착 6'],
  },
  ring: { draw: { number: 12 }, told: ['12'] },
  snail: { draw: { order: [3, 1, 4, 2] }, told: ['1등 3', '2등 1', '3등 4', '4등 2'] },
}

test.each(Object.entries(atTheEnd))(
  '%s announces the draw in order at its end',
  async (id, { draw, told }) => {
    const { scene } = await load(id)
    expect(toldIn(markupOf(scene, { draw, at: scene.length(draw) }))).toEqual(told)
  },
)

test('announces all 22 keno numbers in draw order', async () => {
  const { numbers } = kinds['speed-keno'].draw(numbersOfRound(700, 1))
  const sum = numbers.reduce((soFar, number) => soFar + number, 0)
  const keno = await load('speed-keno')
  expect(toldIn(markupOf(keno.scene, { draw: { numbers }, at: keno.scene.length({ numbers }) }))).toEqual([
    ...numbers.map(String),
    `합 ${sum}`,
  ])
  const kenoLadder = await load('keno-ladder')
  const walked = kinds['keno-ladder'].draw(numbersOfRound(700, 1))
  const told = toldIn(markupOf(kenoLadder.scene, { draw: walked, at: kenoLadder.scene.length(walked) }))
  expect(told.slice(0, 22)).toEqual(walked.numbers.map(String))
  expect(told).toHaveLength(25)
})
