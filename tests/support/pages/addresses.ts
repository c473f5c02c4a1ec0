import type { MinigameId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { roundIdOf } from '#domain/minigames/round-times.ts'
import type { ShownSupplier } from '../casino/supplier-with-day.ts'
import { testClock } from '../house/clock.ts'

/** Ids in the addresses of pages that show one thing. */
export type Shown = {
  readonly fixtureId: number | undefined
  readonly postId: number
  readonly betId: string
  readonly supplier: ShownSupplier
}

/** next/powerball. If rounds run on the test's clock, one starts with it. */
const ROUND_GAME = 251 as MinigameId

/** A venue of virtual sports. */
const VENUE = 'bet365/soccer/eurocups'

/**
 * Returns the address of a route with existing ids. The first event, question, case, tournament and member are those
 * that are created first.
 */
export const addressOf = (path: string, { fixtureId, postId, betId, supplier }: Shown): string =>
  path
    .replace('$group/$game/$venue', VENUE)
    .replace('$day', formatSeoul(testClock().now(), 'YYYY-MM-DD'))
    .replace('$supplierId/transaction', `$supplierId/transaction?ref=${supplier.ref}`)
    .replace('$supplierId', String(supplier.id))
    .replace('$fixtureId', String(fixtureId))
    .replace('$postId', String(postId))
    .replace('$betId', betId)
    .replace('$rule', 'sports')
    .replace('$group', 'next')
    .replace('$gameId', String(ROUND_GAME))
    .replace('$game', 'powerball')
    .replace('$roundId', String(roundIdOf(ROUND_GAME, testClock().now())))
    .replace(/\$(eventId|memberId|questionId|caseId|issueId|tournamentId|flag)/, '1')
