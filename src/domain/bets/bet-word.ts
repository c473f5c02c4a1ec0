import type { LegResult } from '../grading/leg-result.ts'
import { type GameType, gameTypeWord } from '../sports/game-type.ts'
import { type BetStatus, betStatusWord } from './bet-status.ts'

type Kind = LegResult['kind']

/** Suffix that a leg's result adds to the label of a single bet. */
const shades: Partial<Readonly<Record<Kind, string>>> = {
  'half-won': '(절반)',
  'half-lost': '(절반)',
  'dead-heat': '(동착)',
}

/**
 * Returns the label of a bet (LABEL-023). A single also shows a half win, half loss or dead heat
 * (handbook 1.10).
 */
export function betWord(status: BetStatus, results: readonly (Kind | undefined)[]): string {
  const [only, ...others] = results
  const isSettled = status === 'won' || status === 'lost'
  const shade = isSettled && only && others.length === 0 ? shades[only] : undefined
  return `${betStatusWord[status]}${shade ?? ''}`
}

/** Number of legs as a label: "단폴", "3폴더" (handbook 7.3). */
export const foldWord = (legCount: number): string => (legCount === 1 ? '단폴' : `${legCount}폴더`)

/**
 * Name of a bet in the confirm dialog and on the receipt: "단폴더", "3폴더"; for a bet on a round, which
 * always has one pick, its product: "미니게임".
 */
export const slipWord = (type: GameType, legCount: number): string =>
  type === 'sports' || type === 'live' ? `${legCount === 1 ? '단' : legCount}폴더` : gameTypeWord[type]

/** "울산 vs 서울". A round of a minigame has no away side and shows one name only. */
export const sidesWord = (home: string, away: string, between = 'vs'): string =>
  away === '' ? home : `${home} ${between} ${away}`
