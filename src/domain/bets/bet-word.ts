import type { LegResult } from '../grading/leg-result.ts'
import { type BetStatus, betStatusWord } from './bet-status.ts'

type Kind = LegResult['kind']

/** What a leg adds to the word of a bet that is nothing but this leg. */
const shades: Partial<Readonly<Record<Kind, string>>> = {
  'half-won': '(절반)',
  'half-lost': '(절반)',
  'dead-heat': '(동착)',
}

/** The word of a bet (LABEL-023); a single also says that it was settled by halves or a dead heat (handbook 1.10). */
export function betWord(status: BetStatus, results: readonly (Kind | undefined)[]): string {
  const [only, ...others] = results
  const isSettled = status === 'won' || status === 'lost'
  const shade = isSettled && only && others.length === 0 ? shades[only] : undefined
  return `${betStatusWord[status]}${shade ?? ''}`
}

/** "단폴", "3폴더" (handbook 7.3). */
export const foldWord = (legCount: number): string => (legCount === 1 ? '단폴' : `${legCount}폴더`)

/** What a bet is on its question and its receipt: "단폴더", "3폴더". */
export const slipWord = (legCount: number): string => `${legCount === 1 ? '단' : legCount}폴더`

/** "울산 vs 서울"; what has no second side, such as a round of a minigame, by its one name. */
export const sidesWord = (home: string, away: string, between = 'vs'): string =>
  away === '' ? home : `${home} ${between} ${away}`
