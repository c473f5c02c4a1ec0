import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findRoundWord, keepRoundWord } from './round-words.sql.ts'

/** Returns the word that a member adds to the built-in beacon of the rounds they bet on; empty without one. */
export const readRoundWord = ({ db }: Pick<Deps, 'db'>, memberId: MemberId): Promise<string> =>
  findRoundWord(db, memberId)

/** Stores the word for future bets. It is published with them, without its member (docs/fairness.md). */
export const setRoundWord = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, memberId: MemberId, word: string) =>
  keepRoundWord(db, memberId, word, clock.now())
