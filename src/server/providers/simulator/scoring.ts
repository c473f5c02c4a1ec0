import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import type { MatchScript, ScoreStep, ScriptPart } from './match-script.ts'

type Score = { readonly home: number; readonly away: number }

/** Points of both sides in the steps that satisfy a condition. */
export function sumSteps(steps: readonly ScoreStep[], holds: (step: ScoreStep) => boolean): Score {
  let [home, away] = [0, 0]
  for (const step of steps) {
    if (!holds(step)) continue
    if (step.side === 'home') home += step.points
    else away += step.points
  }
  return { home, away }
}

/** The score of each period and the total, as a sheet: `{ 10: [1, 0], 20: [0, 1], 100: [1, 1] }`. */
export function sheetOfParts(
  parts: readonly Pick<ScriptPart, 'code'>[],
  steps: readonly ScoreStep[],
  totals: ScoresByCode,
): ScoresByCode {
  const scores = parts.map(({ code }) => {
    const { home, away } = sumSteps(steps, step => step.code === code)
    return [String(code), [home, away] as const] as const
  })
  return { ...Object.fromEntries(scores), ...totals }
}

/** The score at a time, including points at exactly that time. */
export const scoreAt = (script: Pick<MatchScript, 'scores'>, at: number): Score =>
  sumSteps(script.scores, step => step.at <= at)

export const partScoreAt = (script: Pick<MatchScript, 'scores'>, code: number, at: number): Score =>
  sumSteps(script.scores, step => step.code === code && step.at <= at)
