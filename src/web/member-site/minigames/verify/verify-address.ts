import { dayAfter } from '#domain/day-after.ts'
import { isRoundId } from '#domain/draws/round-draw.ts'

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

/** The round to verify, and the bet from which the page was opened. */
export type VerifyTarget = {
  readonly gameId: number | undefined
  readonly round: string | undefined
  readonly bet: string | undefined
}

/** Parses the URL; invalid values are ignored. */
export const readTarget = ({ gameId, round, bet }: Address): VerifyTarget => ({
  gameId: /^[1-9]\d{0,4}$/.test(gameId ?? '') ? Number(gameId) : undefined,
  round: round !== undefined && isRoundId(round) ? round : undefined,
  bet: /^[\w-]{1,64}$/.test(bet ?? '') ? bet : undefined,
})

/** Returns "2026-11-23" for "20261123-0001". */
export const dayOf = (round: string): string => round.replace(/^(\d{4})(\d{2})(\d{2})-.*$/, '$1-$2-$3')

/** Returns 1 for "20261123-0001". */
export const numberOf = (round: string): number => Number(round.slice(9))

/** The name of a round (handbook 3.2). */
export const roundNameOf = (day: string, number: number): string =>
  `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`

const DAY_SECONDS = 86_400

/** The previous round: of the same day, or the last one of the day before. */
export function roundBefore(round: string, intervalSeconds: number): string {
  const number = numberOf(round)
  if (number > 1) return roundNameOf(dayOf(round), number - 1)
  return roundNameOf(dayAfter(dayOf(round), -1), DAY_SECONDS / intervalSeconds)
}
