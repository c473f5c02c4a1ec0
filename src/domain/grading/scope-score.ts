import type { Score, ScoreSheet } from './score-sheet.ts'

/** Why the score of a scope is not final. */
export type Ending =
  /** Still being played, or still to be played. */
  | 'running'
  /** The match was abandoned or called off before the scope ended. */
  | 'broken-off'
  /** The match is official but too short for this scope. */
  | 'shortened'
  /** The scope was never played. */
  | 'not-played'
  /** The sheet doesn't say. */
  | 'unknown'

/** The score of a scope, or how far it is known: `soFar` can only grow. */
export type ScopeScore =
  | { readonly final: true; readonly score: Score }
  | { readonly final: false; readonly ending: Ending; readonly soFar?: Score }

export const finalScore = (score: Score): ScopeScore => ({ final: true, score })

export const openScore = (ending: Ending, soFar?: Score): ScopeScore =>
  soFar ? { final: false, ending, soFar } : { final: false, ending }

/** What an unfinished scope of this sheet is; `finished` tells what it is in a match that has ended. */
export function endingOf(sheet: ScoreSheet, finished: Ending): Ending {
  if (sheet.status === 'finished') return finished
  return sheet.status === 'abandoned' || sheet.status === 'cancelled' ? 'broken-off' : 'running'
}

/** The known score: final or so far. */
export const knownScore = (scope: ScopeScore): Score | undefined => (scope.final ? scope.score : scope.soFar)
