import type { Score, ScoreSheet } from './score-sheet.ts'

/** Why the score of a scope is not final. */
export type Ending =
  /** Not finished, or not started. */
  | 'running'
  /** The match was abandoned or called off before the scope ended. */
  | 'broken-off'
  /** The match is official but too short for this scope. */
  | 'shortened'
  /** The scope was never played. */
  | 'not-played'
  /** The sheet does not show it. */
  | 'unknown'

/** The score of a scope, final or partly known. `soFar` only grows. */
export type ScopeScore =
  | { readonly final: true; readonly score: Score }
  | { readonly final: false; readonly ending: Ending; readonly soFar?: Score }

export const finalScore = (score: Score): ScopeScore => ({ final: true, score })

export const openScore = (ending: Ending, soFar?: Score): ScopeScore =>
  soFar ? { final: false, ending, soFar } : { final: false, ending }

/** Returns why a scope of this sheet is not final; `finished` is the answer when the match has ended. */
export function endingOf(sheet: ScoreSheet, finished: Ending): Ending {
  if (sheet.status === 'finished') return finished
  return sheet.status === 'abandoned' || sheet.status === 'cancelled' ? 'broken-off' : 'running'
}

/** The known score: final or so far. */
export const knownScore = (scope: ScopeScore): Score | undefined => (scope.final ? scope.score : scope.soFar)
