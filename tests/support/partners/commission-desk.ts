import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { followRolling } from '#server/partners/partners.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import type { TestClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import { partnerWorld } from './partner-tree.ts'
import { endPlayedBets, ensureMonths, type PlayedBet, type Standing } from './played-bets.sql.ts'

export const OPEN: Standing = { status: 0, payout: null }

/** Partners, members and bets without matches, for tests of commissions. Time is the test's clock. */
export function commissionDesk(database: Pick<TestDatabase, 'db'>, clock: TestClock) {
  const world = partnerWorld(() => database.db, clock)
  return {
    world,
    /** Creates the partitions of this month and the next. */
    ready: async () => {
      await ensureMonths(database.db, clock.now())
      await ensureMonths(database.db, instant(clock.now() + 30 * DAY))
    },
    follow: async () => {
      while ((await followRolling(world.deps())) === 'some');
    },
    purse: async (memberId: MemberId, item = 'rolling') =>
      (
        await database.db.maybe<{ balance: number }>(
          sql`select balance from partner_purse where member_id = ${memberId} and item = ${item}`,
        )
      )?.balance ?? 0,
    aBet: (memberId: MemberId, stake: number, more: Partial<PlayedBet> = {}): PlayedBet => ({
      id: world.newUuid(),
      memberId,
      gameType: 5,
      legCount: null,
      stake,
      placedAt: clock.now(),
      ...more,
    }),
    end: (bet: PlayedBet, was: Standing, is: Standing) =>
      endPlayedBets(database.db, [{ bet, was, is }], clock.now()),
  }
}
