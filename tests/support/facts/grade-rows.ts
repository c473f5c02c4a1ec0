import { expect } from 'vitest'
import { gradeOutcome, homeLine } from '#domain/grading/grading.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { type Incidents, type ScoresByCode, scoreSheet } from '#domain/grading/score-sheet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { line } from '#domain/line.ts'

type Kind = LegResult['kind'] | 'not graded'

/** Market, line as seen from the picked side ('' for none), pick, result. */
export type GradeRow = readonly [market: number, ownLine: number | '', pick: string, result: Kind]

const whole = (ownLine: number) => line(Math.floor(ownLine * 100 + 0.5))

export function gradeRow(
  sportId: SportId,
  scores: ScoresByCode,
  [market, ownLine, pick]: GradeRow,
  incidents?: Incidents,
): Kind {
  const marketTypeId = market as MarketTypeId
  const sheet = { ...scoreSheet({ sportId, scores }), ...(incidents && { incidents }) }
  const seenFromHome = ownLine === '' ? undefined : homeLine(marketTypeId, pick, whole(ownLine))
  const grade = gradeOutcome({ sportId, marketTypeId, line: seenFromHome, pick, sheet })
  return grade.ok ? grade.result.kind : 'not graded'
}

/** Compares a table of bets on one score sheet with the house's grading. */
export function expectGrades(
  sportId: SportId,
  scores: ScoresByCode,
  rows: readonly GradeRow[],
  incidents?: Incidents,
): void {
  const found = rows.map(row => [row[0], row[1], row[2], gradeRow(sportId, scores, row, incidents)])
  expect(found).toEqual(rows)
}
