import { assert } from '#domain/assert.ts'
import type {
  BetId,
  FixtureId,
  LeagueId,
  MarketId,
  MarketTypeId,
  MemberId,
  OutcomeId,
  SportId,
} from '#domain/ids.ts'
import type { BonusPick } from '#domain/leg.ts'
import type { LegResult } from '#domain/leg-result.ts'
import { line } from '#domain/line.ts'
import { won } from '#domain/money.ts'
import { odds, winnings } from '#domain/odds.ts'
import { slipOdds } from '#domain/slip-checks.ts'
import { walletOf } from '#domain/transfer.ts'
import { bookBets } from '#server/bets/booking.sql.ts'
import { bookingColumns } from '#server/bets/booking-columns.ts'
import { applyFacts, recordResult, recordVoid, type Sheet } from '#server/fixtures/fixtures.ts'
import { loadBalances, openMemberAccounts, postTransfer } from '#server/ledger/ledger.ts'
import { createBus } from '#server/platform/bus.ts'
import { createLog } from '#server/platform/log.ts'
import { sql, timestamp } from '#server/platform/postgres.ts'
import { uuidSource } from '#server/platform/uuid.ts'
import { type SettlementDeps, settleFixture } from '#server/settlement/settlement.ts'
import type { TestClock } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { aFixture } from './fixture-facts.ts'

/** One leg of a bet in a test: 1X2 on fixture 1 at 2.00 unless said otherwise. Odds and lines in hundredths. */
export type LegSketch = {
  readonly fixture?: number
  readonly type?: number
  readonly line?: number
  readonly pick?: string
  readonly odds?: number
}

export type BetSketch = {
  readonly member: MemberId
  readonly stake?: number
  readonly legs: readonly LegSketch[]
  /** Folds of the bonus pick; its odds follow (handbook 1.6). */
  readonly bonus?: number
  readonly winningsMax?: number
}

export type BetState = {
  readonly status: number
  readonly payout: number | null
  readonly revision: number
  readonly legs: readonly {
    readonly result: LegResult['kind'] | null
    readonly score: string
    readonly reason: string
    readonly revision: number | null
  }[]
}

/** Members, fixtures, booked bets and results, for tests of settlement. Time is the test's clock. */
export function settlementDesk(database: TestDatabase, clock: TestClock) {
  const newUuid = uuidSource(clock)
  const bus = createBus(fault => {
    throw fault
  })
  const log = createLog({ level: 'silent' })
  const settings = { resultCorrectionHours: 24 }
  let lastMember = 1_000
  const deps = (): SettlementDeps => ({
    db: database.db,
    clock,
    newUuid,
    bus,
    log,
    // Only the settings that settlement asks about.
    site: { settings: () => settings as ReturnType<SettlementDeps['site']['settings']> },
  })

  const book = async (sketches: readonly BetSketch[]): Promise<BetId[]> => {
    const bets = sketches.map(sketch => acceptedBet(newUuid(), sketch))
    const rows = await database.db.transaction(tx => bookBets(tx, bookingColumns(bets, []), clock.now()))
    assert(rows.length === bets.length, 'every stake was there')
    return bets.map(bet => bet.betId as BetId)
  }

  return {
    bus,
    deps,
    /** A member with a wallet that holds so many won. */
    newMember: async (balance = 1_000_000): Promise<MemberId> => {
      const member = ++lastMember as MemberId
      await openMemberAccounts(database.db, member)
      const grant = {
        ref: newUuid(),
        kind: 'operator-credit' as const,
        postings: [{ from: 'house:grants' as const, to: walletOf(member), amount: won(balance) }],
        at: clock.now(),
        actor: 'system:test',
      }
      if (balance > 0) await database.db.transaction(tx => postTransfer(tx, grant))
      return member
    },
    /** Takes won from a wallet for something else, as if they had been bet away. */
    spend: async (member: MemberId, amount: number): Promise<void> => {
      const spent = await database.db.transaction(tx =>
        postTransfer(tx, {
          ref: newUuid(),
          kind: 'operator-debit',
          postings: [{ from: walletOf(member), to: 'house:grants', amount: won(amount) }],
          at: clock.now(),
          actor: 'system:test',
        }),
      )
      assert(spent.ok, 'there is enough to spend')
    },
    newFixtures: async (...sketches: Parameters<typeof aFixture>[0][]): Promise<void> => {
      await applyFacts(
        { db: database.db, clock, bus },
        sketches.map(sketch => aFixture(sketch)),
      )
    },
    /** Books bets as accepted ones, without the slip's rules; gives their ids. */
    placeAll: (sketches: readonly BetSketch[]) => book(sketches),
    place: async (sketch: BetSketch): Promise<BetId> => {
      const [id] = await book([sketch])
      assert(id, 'the bet is booked')
      return id
    },
    /** As a cancelled bet leaves the tables: stake back, status -1. */
    cancel: (id: BetId): Promise<void> =>
      database.db.transaction(async tx => {
        const bet = await tx.one<{ member: MemberId; stake: number }>(sql`
          update bet set status = -1, cancelled_by = 'member', settled_at = ${timestamp(clock.now())}
          where id = ${id} and status = 0 returning member_id as member, stake`)
        await postTransfer(tx, {
          ref: id,
          kind: 'bet-cancelled',
          postings: [{ from: 'house:open-stakes', to: walletOf(bet.member), amount: won(bet.stake) }],
          at: clock.now(),
          actor: 'system:test',
        })
      }),
    record: (fixture: number, sheet: Sheet, source = 'replay') =>
      database.db.transaction(tx =>
        recordResult(tx, { bus, clock }, fixture as FixtureId, { sheet, source, reason: '' }),
      ),
    recordVoid: (fixture: number, source = 'operator') =>
      database.db.transaction(tx =>
        recordVoid(tx, { bus, clock }, fixture as FixtureId, { source, reason: '' }),
      ),
    settle: (fixture: number) => settleFixture(deps(), fixture as FixtureId),
    wallet: async (member: MemberId): Promise<number> => (await loadBalances(database.db, member)).wallet,
    debt: async (member: MemberId): Promise<number> => (await loadBalances(database.db, member)).debt,
    bet: async (id: BetId): Promise<BetState> => {
      const bet = await database.db.one<Omit<BetState, 'legs'>>(
        sql`select status, payout, revision from bet where id = ${id}`,
      )
      const legs = await database.db.many<BetState['legs'][number]>(sql`
        select result, score, reason, result_revision as revision from bet_leg where bet_id = ${id} order by leg_no`)
      return { ...bet, legs }
    },
    /** What lies on open stakes, and the stakes of the bets in progress: always the same. */
    openStakes: async () =>
      database.db.one<{ booked: number; inProgress: number }>(sql`
        select (select coalesce(sum(case when to_account = house.id then amount else -amount end), 0)::bigint
                from ledger_posting, ledger_account house
                where house.address = 'house:open-stakes' and house.id in (from_account, to_account)) as booked,
          (select coalesce(sum(stake), 0)::bigint from bet where status = 0) as "inProgress"`),
  }
}

function acceptedBet(
  betId: string,
  { member, stake = 10_000, legs: sketches, bonus: folds, winningsMax }: BetSketch,
) {
  const legs = sketches.map(aBettedLeg)
  const bonus: BonusPick | undefined =
    folds === undefined
      ? undefined
      : { outcomeId: String(folds) as OutcomeId, folds, odds: odds(100 + folds), version: 1 }
  const totalOdds = slipOdds(legs, bonus)
  return {
    betId,
    legs,
    bonus,
    stake: won(stake),
    totalOdds,
    winnings: winnings(won(stake), totalOdds),
    winningsMax: won(winningsMax ?? 100_000_000),
    order: {
      memberId: member,
      page: 'cross' as const,
      style: 'KR' as const,
      detailType: 1,
      stake,
      totalOdds,
      claims: [],
      bonus,
      accepts: 'none' as const,
      request: undefined,
    },
  }
}

const aBettedLeg = (sketch: LegSketch) => ({
  outcomeId: String((sketch.fixture ?? 1) * 1_000 + (sketch.type ?? 1)) as OutcomeId,
  marketId: String((sketch.fixture ?? 1) * 100 + (sketch.type ?? 1)) as MarketId,
  marketTypeId: (sketch.type ?? 1) as MarketTypeId,
  fixtureId: (sketch.fixture ?? 1) as FixtureId,
  sportId: 6046 as SportId,
  leagueId: 100 as LeagueId,
  startsAt: aFixture().startsAt,
  line: sketch.line === undefined ? undefined : line(sketch.line),
  pick: sketch.pick ?? '1',
  odds: odds(sketch.odds ?? 200),
  version: 1,
})
