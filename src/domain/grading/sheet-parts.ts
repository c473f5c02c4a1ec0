import { SHOOT_OUT } from '../sports/period-codes.ts'
import type { PartKind } from '../sports/sport-table.ts'
import { ICE_HOCKEY, type Sport, sportOf, VOLLEYBALL } from '../sports/sports.ts'
import type { PeriodScore, Score, ScoreSheet } from './score-sheet.ts'

const NO_SCORE: Score = { home: 0, away: 0 }
export const add = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away })
export const subtract = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away })
export const sum = (scores: readonly Score[]): Score => scores.reduce(add, NO_SCORE)
export const isSame = (a: Score, b: Score): boolean => a.home === b.home && a.away === b.away
export const isLevel = (score: Score): boolean => score.home === score.away
export const isScore = (score: Score): boolean => score.home >= 0 && score.away >= 0

/** A regulation period by its number, as given by the sheet or derived from the total. */
export type Part = Score & {
  readonly number: number
  readonly finished: boolean
  readonly homeUnbatted?: true
}

/** A sheet sorted by the meaning of its codes in the sport. */
export type SheetParts = {
  readonly kind: PartKind
  /** Number of regulation periods; undefined where it is not fixed. */
  readonly count: number | undefined
  readonly parts: readonly Part[]
  /** Basketball and similar, when the source counts halves. */
  readonly halves: readonly Part[]
  /** Sum of overtime; undefined when there is none on the sheet. */
  readonly overtime: (Score & { readonly finished: boolean }) | undefined
  /** In volleyball the golden set: it decides a tie of two matches, not the match. */
  readonly shootOut: Score | undefined
  readonly contradiction: string | undefined
}

/** Number of regulation periods; sports not listed have no fixed number. */
function regulationCount({ english, part }: Sport): number | undefined {
  if (part === 'half') return 2
  if (part === 'quarter') return 4
  return { 'Ice Hockey': 3, Floorball: 3, 'Beach Soccer': 3, Baseball: 9, Softball: 7 }[english]
}

/** Sorts the periods of a sheet into regulation, overtime and shoot-out (codes of handbook 2.6). */
export function sheetParts(sheet: ScoreSheet): SheetParts {
  const sport = sportOf(sheet.sportId)
  const kind = sport.part
  const count = sheet.scheduledInnings ?? regulationCount(sport)
  const byRole = (role: string) => sheet.periods.filter(({ code }) => roleOf(code, sport, count) === role)
  const parts = byRole('part').map(period => numbered(period, partNumber(period.code, kind)))
  const detail = byRole('overtime-part')
  const [whole] = byRole('overtime')
  const overtime = detail.length > 0 ? { ...sum(detail), finished: allFinished(detail) } : whole
  return {
    kind,
    count,
    parts: parts.toSorted((a, b) => a.number - b.number),
    halves: kind === 'half' ? [] : byRole('half').map(period => numbered(period, period.code / 10)),
    overtime,
    shootOut: byRole('shoot-out')[0],
    contradiction: contradictionOf(parts, detail, whole),
  }
}

function contradictionOf(
  parts: readonly Part[],
  detail: readonly Score[],
  whole: Score | undefined,
): string | undefined {
  if (new Set(parts.map(part => part.number)).size < parts.length) return 'a period is written twice'
  if (detail.length > 0 && whole && !isSame(sum(detail), whole)) return 'overtime differs from its parts'
  return undefined
}

const numbered = (period: PeriodScore, number: number): Part => ({
  number,
  home: period.home,
  away: period.away,
  finished: period.finished,
  ...(period.homeUnbatted && { homeUnbatted: true as const }),
})

const allFinished = (periods: readonly { readonly finished: boolean }[]): boolean =>
  periods.every(period => period.finished)

/** Volleyball has five sets, so some sources list the golden set as the sixth. */
const GOLDEN_SET = 6

/** Football's halves are 10 and 20; some sources use 1 and 2 (LABEL-005). */
const partNumber = (code: number, kind: PartKind): number =>
  kind === 'half' && code >= 10 ? code / 10 : code

function roleOf(code: number, { id, part: kind }: Sport, count: number | undefined): string {
  if (code === 40) return 'overtime'
  if (id === VOLLEYBALL && (code === SHOOT_OUT || code === GOLDEN_SET)) return 'shoot-out'
  if (code === SHOOT_OUT) return kind === 'set' ? 'none' : 'shoot-out'
  switch (kind) {
    case 'half':
      if (code === 10 || code === 20 || code === 1 || code === 2) return 'part'
      return code === 30 || code === 35 ? 'overtime-part' : 'none'
    case 'inning':
      if (code >= 1 && code <= (count ?? 9)) return 'part'
      return code > (count ?? 9) && code < 40 ? 'overtime-part' : 'none'
    case 'set':
      return code >= 1 && code <= 15 ? 'part' : 'none'
    case 'quarter':
    case 'period':
      if (code === 10 || code === 20) return kind === 'quarter' ? 'half' : 'none'
      if (code >= 1 && code <= (count ?? 15)) return 'part'
      return code > (count ?? 15) && code < 10 ? 'overtime-part' : 'none'
  }
}

/** In ice hockey the winner of a shoot-out gets one goal (handbook 1.12). */
export const isShootOutOneGoal = (sheet: ScoreSheet): boolean => sheet.sportId === ICE_HOCKEY
