import type { Table } from './games.ts'

const DAY = 86_400_000
/** Seoul is nine hours ahead of UTC. */
const SEOUL = 9 * 3_600_000

export type Round = {
  readonly id: string
  readonly startsAt: number
  readonly closesAt: number
  readonly endsAt: number
}

/**
 * Returns the round of a table at a moment. Rounds follow each other without a gap and are numbered within a Seoul day.
 */
export function roundAt({ seconds, closeSeconds }: Table, now: number): Round {
  const length = seconds * 1_000
  const day = Math.floor((now + SEOUL) / DAY) * DAY - SEOUL
  const number = Math.floor((now - day) / length)
  const startsAt = day + number * length
  const date = new Date(day + SEOUL).toISOString().slice(0, 10).replaceAll('-', '')
  return {
    id: `${date}-${String(number + 1).padStart(4, '0')}`,
    startsAt,
    closesAt: startsAt + length - closeSeconds * 1_000,
    endsAt: startsAt + length,
  }
}

/** Returns the ids of the rounds before one, newest first. */
export const roundsBefore = (table: Table, { startsAt }: Pick<Round, 'startsAt'>, count: number): string[] =>
  Array.from({ length: count }, (_, index) => roundAt(table, startsAt - 1 - index * table.seconds * 1_000).id)

/** Returns when the round with this id stops taking bets. */
export function closesAt(table: Table, id: string): number {
  const date = `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}T00:00:00+09:00`
  const start = Date.parse(date) + (Number(id.slice(9)) - 1) * table.seconds * 1_000
  return start + (table.seconds - table.closeSeconds) * 1_000
}
