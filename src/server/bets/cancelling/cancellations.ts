import { assert } from '#domain/assert.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import { type CancellationRefusal, checkCancellation, memberCancellation } from '#domain/bets/cancellation.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import type { Result } from '#domain/result.ts'
import { gameType } from '#domain/sports/game-type.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { BetRow } from '../history/bet-history.sql.ts'
import { countCancellations } from './cancel-bet.sql.ts'

/** Number of bets the member has cancelled on this day in Seoul (handbook 1.8). */
export function cancelledToday(db: Queries, memberId: MemberId, now: Instant): Promise<number> {
  const today = seoulDayRange(seoulDay(now))
  assert(today, 'now lies on a day')
  // A bet cancelled today was placed minutes before, yesterday at the earliest.
  return countCancellations(db, memberId, { ...today, fromId: uuidFloor(instant(today.from - DAY)) })
}

export type CancellationFacts = {
  readonly starts: readonly Instant[]
  readonly cancelledToday: number
  readonly now: Instant
}

/** Whether the member may cancel the bet now. */
export function mayCancel(
  bet: BetRow,
  { starts, cancelledToday, now }: CancellationFacts,
): Result<true, CancellationRefusal> {
  const status = betStatus(bet.statusCode)
  assert(status, `bet ${bet.id} has a status`)
  const question = {
    gameType: gameType(bet.gameType),
    status,
    placedAt: bet.placedAt,
    earliestStart: instant(Math.min(...starts)),
    promotional: false,
    cancelledToday,
  }
  return checkCancellation(question, memberCancellation, now)
}
