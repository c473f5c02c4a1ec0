import { SECOND } from '../../instant.ts'
import type { RoundTimes } from '../round-times.ts'

/** Consecutive missing rounds, with the names of the rounds before and after them. */
export type MissingRounds = { readonly after: string; readonly before: string; readonly rounds: number }

type Named = Pick<RoundTimes, 'startsAt'> & { readonly name: string }

/** Returns the gaps between rounds of one game, in order (field G19). */
export function missingRounds(intervalSeconds: number, rounds: readonly Named[]): readonly MissingRounds[] {
  const inOrder = rounds.toSorted((one, other) => one.startsAt - other.startsAt)
  return inOrder.flatMap((round, at) => {
    const last = inOrder[at - 1]
    const skipped = last ? (round.startsAt - last.startsAt) / (intervalSeconds * SECOND) - 1 : 0
    return last && skipped > 0 ? [{ after: last.name, before: round.name, rounds: skipped }] : []
  })
}
