import type { CountsByCode, ResultIncidents } from '#domain/grading/result-incidents.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { entryOf, type SheetEntry } from './sheet-entry.ts'

/** Facts without a field in this form; unchanged unless dropped. */
type Kept = Pick<ResultIncidents, 'scoringOrder' | 'kills' | 'firsts'>

/** Facts of a match besides its scores, as in the fields. */
export type IncidentEntry = {
  readonly firstGoal: Side | ''
  readonly lastGoal: Side | ''
  readonly retired: Side | ''
  readonly mercyRule: boolean
  /** Empty for the usual nine. */
  readonly scheduledInnings: string
  readonly corners: SheetEntry
  readonly cards: SheetEntry
  readonly kept: Kept
}

type Facts = Readonly<Record<string, unknown>>

const isSide = (value: unknown): value is Side => value === 'home' || value === 'away'
const sideOf = (value: unknown): Side | '' => (isSide(value) ? value : '')
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function countsOf(value: unknown): CountsByCode {
  const pairs = Object.entries(isFacts(value) ? value : {}).flatMap(([code, pair]) => {
    const [home, away]: readonly unknown[] = Array.isArray(pair) ? pair : []
    return isCount(home) && isCount(away) ? [[code, [home, away]] as const] : []
  })
  return Object.fromEntries(pairs)
}

const countEntry = (value: unknown): SheetEntry =>
  entryOf(Object.entries(countsOf(value)).map(([code, [home, away]]) => ({ code: Number(code), home, away })))

function keptOf({ scoringOrder, kills, firsts }: Facts): Kept {
  const order = Array.isArray(scoringOrder) ? scoringOrder.filter(isSide) : []
  const counts = countsOf(kills)
  const first = Object.entries(isFacts(firsts) ? firsts : {}).flatMap(([event, side]) =>
    isSide(side) || side === 'none' ? [[event, side] as const] : [],
  )
  return {
    ...(order.length > 0 && { scoringOrder: order }),
    ...(Object.keys(counts).length > 0 && { kills: counts }),
    ...(first.length > 0 && { firsts: Object.fromEntries(first) }),
  }
}

/** The fields filled from the result to correct. */
export const entryOfIncidents = (told: Facts): IncidentEntry => ({
  firstGoal: sideOf(told.firstGoal),
  lastGoal: sideOf(told.lastGoal),
  retired: sideOf(told.retired),
  mercyRule: told.mercyRule === true,
  scheduledInnings: isCount(told.scheduledInnings) ? String(told.scheduledInnings) : '',
  corners: countEntry(told.corners),
  cards: countEntry(told.cards),
  kept: keptOf(told),
})

/** The filled pairs; undefined if one is half filled. */
function readCounts(entry: SheetEntry): Record<string, [number, number]> | undefined {
  const counts: Record<string, [number, number]> = {}
  for (const [code, [home, away]] of Object.entries(entry)) {
    if (home === '' && away === '') continue
    if (!/^\d{1,4}$/.test(home) || !/^\d{1,4}$/.test(away)) return undefined
    counts[code] = [Number(home), Number(away)]
  }
  return counts
}

type ReadIncidents = ReturnType<typeof writeIncidents>

/** The filled fields; undefined if a count is half filled. */
export function readIncidentEntry(entry: IncidentEntry): ReadIncidents | undefined {
  const [corners, cards] = [readCounts(entry.corners), readCounts(entry.cards)]
  return corners && cards ? writeIncidents(entry, corners, cards) : undefined
}

function writeIncidents(
  { firstGoal, lastGoal, retired, mercyRule, scheduledInnings, kept }: IncidentEntry,
  corners: Record<string, [number, number]>,
  cards: Record<string, [number, number]>,
) {
  const { scoringOrder, kills, firsts } = kept
  return {
    ...(firstGoal !== '' && { firstGoal }),
    ...(lastGoal !== '' && { lastGoal }),
    ...(retired !== '' && { retired }),
    ...(mercyRule && { mercyRule }),
    ...(scheduledInnings !== '' && { scheduledInnings: Number(scheduledInnings) }),
    ...(Object.keys(corners).length > 0 && { corners }),
    ...(Object.keys(cards).length > 0 && { cards }),
    ...(scoringOrder && { scoringOrder: [...scoringOrder] }),
    ...(kills && { kills: mutable(kills) }),
    ...(firsts && { firsts: { ...firsts } }),
  }
}

const mutable = (counts: CountsByCode): Record<string, [number, number]> =>
  Object.fromEntries(Object.entries(counts).map(([code, [home, away]]) => [code, [home, away]]))
