import type { Numbers } from '#domain/draws/numbers.ts'
import { placesOf } from './reel-counts.ts'
import type { Sight, Slot, Spin, Win, Window } from './slot.ts'

const ROWS = 5
/** Units of a stake. */
const UNITS = 20
/** This many equal symbols anywhere in the window pay. */
const FROM = 8
const letters: Readonly<Record<string, string>> = {
  ...{ R: 'pearl', S: 'shell', F: 'fish', D: 'drop', C: 'coral', P: 'pebble' },
}
const reels = [
  'PPPCCDDDFFSPRCCDDSFP',
  'CCDDDPPSSFFRCCPPPDFS',
  'DDPPPCCFFSDDCCRPPSDC',
  'PPCCCDDFFSSPPPDDRCFS',
].map(text => [...text].map(letter => letters[letter] ?? ''))

/** Pays for 8, 9, 10, and for 11 or more. */
const PAYS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  pearl: [200, 500, 1000, 2000],
  shell: [80, 200, 400, 1000],
  fish: [40, 100, 200, 500],
  drop: [20, 44, 90, 300],
  coral: [15, 36, 75, 240],
  pebble: [12, 30, 60, 180],
}
/** Multipliers of the first wins of a spin and of those after each tumble. */
const TIMES = [1, 2, 3, 5, 8]
/** No spin tumbles as often. */
export const TUMBLES_MOST = 12

function winsIn(window: Window, times: number): readonly Win[] {
  const counts = new Map<string, number>()
  for (const column of window) for (const symbol of column) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  const wins: Win[] = []
  for (const [symbol, count] of counts) {
    if (count < FROM) continue
    const pays = PAYS[symbol] ?? []
    const paid = pays[Math.min(count - FROM, pays.length - 1)] ?? 0
    wins.push({ symbol, count, cells: placesOf(window, symbol), pays: paid * times, label: `${count}개` })
  }
  return wins
}

/** Lets the symbols above fall into the places of a win, and those above the window after them. */
function tumble(window: Window, wins: readonly Win[], tops: readonly number[]) {
  const gone = new Set(wins.map(({ symbol }) => symbol))
  const next = tops.map((top, reel) => {
    const kept = (window[reel] ?? []).filter(symbol => !gone.has(symbol))
    const strip = reels[reel] ?? []
    const missing = ROWS - kept.length
    const from = top - missing
    const fallen = Array.from(
      { length: missing },
      (_, at) => strip[(from + at + strip.length * 9) % strip.length] ?? '',
    )
    return { column: [...fallen, ...kept], top: from }
  })
  return { window: next.map(({ column }) => column), tops: next.map(({ top }) => top) }
}

/** Returns the spin at a stop of each reel. What falls in is above it on the reel, so the stops decide everything. */
export function breakersAt(stops: readonly number[]): Spin {
  const sights: (Sight & { readonly times: number })[] = []
  let at = {
    window: stops.map((stop, reel) =>
      Array.from(
        { length: ROWS },
        (_, row) => reels[reel]?.[(stop + row) % (reels[reel]?.length ?? 1)] ?? '',
      ),
    ),
    tops: stops,
  }
  for (let number = 0; number <= TUMBLES_MOST; number++) {
    const times = TIMES[Math.min(number, TIMES.length - 1)] ?? 1
    const wins = winsIn(at.window, times)
    sights.push({ window: at.window, wins, times })
    if (wins.length === 0) break
    at = tumble(at.window, wins, at.tops)
  }
  const [first = { window: [], wins: [] }, ...later] = sights
  const pays = sights.flatMap(({ wins }) => wins).reduce((sum, win) => sum + win.pays, 0)
  const steps = later.map((sight, index) => ({ ...sight, label: `연쇄 ${index + 1}` }))
  return { ...first, pays, free: [], ...(steps.length > 0 && { steps }) }
}

export const breakerStops = reels.map(({ length }) => length)
/** Sum of the pays over all stops, and the stops that tumble three times or more. The test counts all of them. */
const SUM = 3_075_639n
const LONG = 4_941n
/** The units of the best stops. */
const MOST = 4_037
const ALL = breakerStops.reduce((product, length) => product * BigInt(length), 1n)

/** Four reels of five rows that pay symbols anywhere; wins break away, and what falls in pays more. */
export const breakers: Slot = {
  code: 'breakers',
  family: 'breakers',
  name: '푸른 파도',
  line: '4릴 · 어디서나 8개 · 연쇄 배수',
  reels: reels.length,
  rows: ROWS,
  stepName: '연쇄',
  rules: [
    '같은 그림이 자리에 상관없이 여덟 개 이상 보이면 배당을 받습니다.',
    '당첨된 그림은 사라지고, 릴의 위쪽 그림이 그 자리로 내려옵니다. 새 당첨이 없을 때까지 이어집니다.',
    '내려올 때마다 배수가 1배, 2배, 3배, 5배, 8배로 오릅니다. 내려오는 그림도 릴에 적힌 순서 그대로입니다.',
  ],
  units: UNITS,
  unitStakes: [10, 25, 50, 100, 250, 500],
  symbols: (
    [
      ['pearl', '진주'],
      ['shell', '조개'],
      ['fish', '물고기'],
      ['drop', '물방울'],
      ['coral', '산호'],
      ['pebble', '조약돌'],
    ] as const
  ).map(([id, name]) => ({ id, name, pays: (PAYS[id] ?? []).map((pays, at) => [at + FROM, pays] as const) })),
  spin: (numbers: Numbers) => breakersAt(breakerStops.map(length => numbers.below(length))),
  expected: () => [SUM, ALL * BigInt(UNITS)],
  feature: { name: '연쇄 3번 이상', chance: () => [LONG, ALL] },
  most: () => MOST,
}
