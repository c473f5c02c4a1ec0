import { FIRST_EVENTS, type Side } from '../markets/market-rule.ts'
import { BASEBALL, sportOf } from '../sports/sports.ts'
import type { Incidents, PeriodScore, ScoreSheet } from './score-sheet.ts'
import { type SheetScores, sheetScores } from './sheet-scores.ts'
import { isMapSport } from './sheet-sets.ts'

/** Counts by period code. Half innings without a count can't be expressed here. */
export type CountsByCode = Readonly<Record<string, readonly [home: number, away: number]>>

/**
 * Facts of a result in addition to its scores, for the markets that need them (handbook 1.12): as entered
 * by an operator and as stored.
 */
export type ResultIncidents = {
  /** Scorers in order, without a shoot-out; complete when given. */
  readonly scoringOrder?: readonly Side[] | undefined
  readonly firstGoal?: Side | undefined
  readonly lastGoal?: Side | undefined
  /** 100 is the whole match, 10 and 20 are its halves. */
  readonly corners?: CountsByCode | undefined
  /** A red card counts as two; a second yellow before it is not counted again. */
  readonly cards?: CountsByCode | undefined
  /** Kills (rounds) by map. */
  readonly kills?: CountsByCode | undefined
  /** Key: the event, or event:map ("kill:1"); `none` when neither side did it. */
  readonly firsts?: Readonly<Record<string, Side | 'none'>> | undefined
  /** Baseball: a mercy rule ended the match. */
  readonly mercyRule?: boolean | undefined
  /** Sports of sets: the side that retired or was disqualified. */
  readonly retired?: Side | undefined
  /** Baseball: scheduled for fewer innings than usual. */
  readonly scheduledInnings?: number | undefined
}

/** Returns the sheet with the additional facts of the result. */
export function withIncidents(sheet: ScoreSheet, told: ResultIncidents): ScoreSheet {
  const { corners, cards, kills, scoringOrder, firstGoal, lastGoal, firsts } = told
  const { mercyRule, retired, scheduledInnings } = told
  const incidents: Incidents = {
    ...(scoringOrder && { scoringOrder }),
    ...(firstGoal && { firstGoal }),
    ...(lastGoal && { lastGoal }),
    ...(firsts && { firsts }),
    ...(corners && { corners: counted(corners) }),
    ...(cards && { cards: counted(cards) }),
    ...(kills && { kills: counted(kills) }),
  }
  return {
    ...sheet,
    ...(Object.keys(incidents).length > 0 && { incidents }),
    ...(mercyRule && { mercyRule: true as const }),
    ...(retired && { retired }),
    ...(scheduledInnings && { scheduledInnings }),
  }
}

const counted = (counts: CountsByCode): PeriodScore[] =>
  Object.entries(counts).map(([code, [home, away]]) => ({ code: Number(code), home, away, finished: true }))

/** Kinds of errors in the incidents of a result. */
export type IncidentFlaw =
  | 'SCORING_ORDER'
  | 'FIRST_GOAL'
  | 'LAST_GOAL'
  | 'CORNERS'
  | 'CARDS'
  | 'KILLS'
  | 'FIRST_EVENT'
  | 'MERCY_RULE'
  | 'RETIRED'
  | 'SCHEDULED_INNINGS'

/** Checks the incidents against the sport and the scores of the sheet; undefined when they are valid. */
export function checkIncidents(sheet: ScoreSheet, told: ResultIncidents): IncidentFlaw | undefined {
  const scores = sheetScores(sheet)
  const { kind } = scores.parts
  if (told.scoringOrder && !isScoringOrder(scores, told.scoringOrder)) return 'SCORING_ORDER'
  if (told.firstGoal && !mayScore(scores, told.firstGoal, told.scoringOrder?.[0])) return 'FIRST_GOAL'
  if (told.lastGoal && !mayScore(scores, told.lastGoal, told.scoringOrder?.at(-1))) return 'LAST_GOAL'
  if (told.corners && !(kind === 'half' && areHalves(told.corners))) return 'CORNERS'
  if (told.cards && !(kind === 'half' && areHalves(told.cards))) return 'CARDS'
  if (told.kills && !(isMapSport(sheet) && Object.keys(told.kills).every(code => isPlayed(scores, code))))
    return 'KILLS'
  if (told.firsts && !Object.keys(told.firsts).every(key => isFirstEvent(scores, key))) return 'FIRST_EVENT'
  if (told.mercyRule && kind !== 'inning') return 'MERCY_RULE'
  if (told.scheduledInnings && !mayBeScheduledFor(sheet, told.scheduledInnings)) return 'SCHEDULED_INNINGS'
  return told.retired && sportOf(sheet.sportId).part !== 'set' ? 'RETIRED' : undefined
}

/** The order may include or exclude goals of overtime. */
function isScoringOrder({ official }: SheetScores, order: readonly Side[]): boolean {
  const home = order.filter(side => side === 'home').length
  return [official.regulation, official.final].some(
    scope => scope.final && scope.score.home === home && scope.score.away === order.length - home,
  )
}

function mayScore({ official }: SheetScores, side: Side, ordered: Side | undefined): boolean {
  const { final } = official
  return (ordered ?? side) === side && final.final && final.score[side] > 0
}

/** Checks the counts of the halves and the whole match, which is at least the sum of its halves. */
function areHalves(counts: CountsByCode): boolean {
  if (!Object.keys(counts).every(code => code === '10' || code === '20' || code === '100')) return false
  const { 10: first, 20: second, 100: whole } = counts
  if (!whole) return true
  const reaches = (index: 0 | 1) => {
    const halves = (first?.[index] ?? 0) + (second?.[index] ?? 0)
    return first && second ? whole[index] === halves : whole[index] >= halves
  }
  return reaches(0) && reaches(1)
}

const isPlayed = ({ parts }: SheetScores, code: string): boolean =>
  parts.parts.some(part => String(part.number) === code)

function isFirstEvent(scores: SheetScores, key: string): boolean {
  const [event, part, ...rest] = key.split(':')
  return FIRST_EVENTS.some(known => known === event) && rest.length === 0 && (!part || isPlayed(scores, part))
}

/** Baseball is scheduled for nine innings, or for fewer down to the five of an official match. */
const mayBeScheduledFor = ({ sportId }: ScoreSheet, innings: number): boolean =>
  sportId === BASEBALL && Number.isSafeInteger(innings) && innings >= 5 && innings <= 9
