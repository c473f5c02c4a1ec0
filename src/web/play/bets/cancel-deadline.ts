import type { Bet } from '#contract/bets/bets.ts'
import { cancellableUntil, memberCancellation } from '#domain/bets/cancellation.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'

/** End of the member's right to cancel; undefined if the bet is not cancellable (handbook 1.8). */
export function cancelDeadline(bet: Bet): Instant | undefined {
  if (!bet.cancellable) return undefined
  const placedAt = parseSeoul(bet.createdAt)
  const starts = bet.bettings.flatMap(leg => parseSeoul(leg.startdate) ?? [])
  if (placedAt === undefined || starts.length === 0) return undefined
  return cancellableUntil({ placedAt, earliestStart: instant(Math.min(...starts)) }, memberCancellation)
}
