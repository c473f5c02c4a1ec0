import { dayAfter } from '#domain/day-after.ts'
import { isRoundId } from '#domain/draws/round-draw.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

/** Which round is to be proved, and by whose bet it was come to. */
export type VerifyTarget = {
  readonly gameId: number | undefined
  readonly round: string | undefined
  readonly bet: string | undefined
}

/** Whatever stands in the address; what makes no sense is left out. */
export const readTarget = ({ gameId, round, bet }: Address): VerifyTarget => ({
  gameId: /^[1-9]\d{0,4}$/.test(gameId ?? '') ? Number(gameId) : undefined,
  round: round !== undefined && isRoundId(round) ? round : undefined,
  bet: /^[\w-]{1,64}$/.test(bet ?? '') ? bet : undefined,
})

/** "2026-11-23" of "20261123-0001". */
export const dayOf = (round: string): string => round.replace(/^(\d{4})(\d{2})(\d{2})-.*$/, '$1-$2-$3')

/** 1 of "20261123-0001". */
export const numberOf = (round: string): number => Number(round.slice(9))

/** The name of a round (handbook 3.2). */
export const roundNameOf = (day: string, number: number): string =>
  `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`

const DAY_SECONDS = 86_400

/** The round before: of the same day, or the last one of the day before. */
export function roundBefore(round: string, intervalSeconds: number): string {
  const number = numberOf(round)
  if (number > 1) return roundNameOf(dayOf(round), number - 1)
  return roundNameOf(dayAfter(dayOf(round), -1), DAY_SECONDS / intervalSeconds)
}
