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
import { line } from '#domain/line.ts'
import { won } from '#domain/money.ts'
import { odds, winnings } from '#domain/odds.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { payoutRule } from '#domain/slip/bonus.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import { slipOdds } from '#domain/slip/slip-checks.ts'
import type { BetStyle } from '#domain/sports/detail-type.ts'
import { gameTypeCode } from '#domain/sports/game-type.ts'
import { type Posting, walletOf } from '#domain/transfer.ts'
import { givenBackColumns, headColumns, requestColumns } from '#server/bets/booking/head-columns.ts'
import { bookBets } from '#server/bets/booking/store-bets.sql.ts'
import type { Named } from '#server/bets/record/shown-names.ts'
import { legColumns } from '#server/bets/sports/leg-columns.ts'
import { storedLegs } from '#server/bets/sports/stored-legs.sql.ts'
import {
  applyFacts,
  declareVoid,
  type PartId,
  recordResult,
  recordVoid,
  type Sheet,
} from '#server/fixtures/fixtures.ts'
import { loadBalances, postTransfer } from '#server/ledger/ledger.ts'
import { type Bus, createBus } from '#server/platform/news/bus.ts'
import { sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { createLog } from '#server/platform/process/log.ts'
import { type SettlementDeps, settleFixture } from '#server/settlement/settlement.ts'
import { aFixture } from '../facts/fixture-facts.ts'
import type { TestClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import {
  compareOpenStakes,
  cutLeader,
  fillWallets,
  listStoredBets,
  listWallets,
  markCancelled,
  openWallets,
  type StoredBet,
} from './settlement-desk.sql.ts'

/** One leg of a bet in a test. Default: 1X2 on fixture 1 at 2.00. Odds and lines in hundredths. */
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
  /** Number of legs of the bonus pick, which determines its odds (handbook 1.6). */
  readonly bonus?: number
  readonly winningsMax?: number
  /** Default: Korean. */
  readonly style?: BetStyle
}

export type SettlementDesk = ReturnType<typeof settlementDesk>

/** Members, fixtures, booked bets and results, for tests of settlement. Time is the test's clock. */
export function settlementDesk(database: Pick<TestDatabase, 'db' | 'url'>, clock: TestClock) {
  const newUuid = uuidSource(clock)
  const bus = createBus(fault => {
    throw fault
  })
  const log = createLog({ level: 'silent' })
  const settings = { resultCorrectionHours: 24, secondPerson: {} }
  let lastMember = 1_000
  const deps = (): SettlementDeps => ({
    db: database.db,
    clock,
    newUuid,
    bus,
    log,
    // Only the settings that settlement reads.
    site: { settings: () => settings as ReturnType<SettlementDeps['site']['settings']> },
    // The members are only wallets, so there is no one to notify.
    tellResettled: async () => {},
  })

  /** Books in rounds, because a batch holds one bet per member. */
  const book = async (sketches: readonly BetSketch[]): Promise<BetId[]> => {
    const ids: BetId[] = []
    const ofMembers = [...Map.groupBy(sketches.entries(), ([, { member }]) => member).values()]
    for (let round = 0; ofMembers.some(own => own[round]); round++) {
      const batch = ofMembers.flatMap(own => own.slice(round, round + 1))
      const stored = await database.db.transaction(tx =>
        storeBets(
          tx,
          batch.map(([, sketch]) => sketch),
          { clock, newUuid },
        ),
      )
      batch.forEach(([index], at) => {
        ids[index] = the(stored.slice(at))
      })
    }
    return ids
  }
  const newMembers = async (count: number, balance = 1_000_000): Promise<MemberId[]> => {
    const first = lastMember + 1
    lastMember += count
    await openWallets(database.db, first, count)
    if (balance > 0) await fillWallets(database.db, first, count, balance, clock.now())
    return Array.from({ length: count }, (_, index) => (first + index) as MemberId)
  }
  const transfer = (kind: PostingKind, posting: Omit<Posting, 'amount'>, amount: number, ref = newUuid()) =>
    database.db.transaction(async tx => {
      const postings = [{ ...posting, amount: won(amount) }]
      const posted = await postTransfer(tx, { ref, kind, postings, at: clock.now(), actor: 'system:test' })
      assert(posted.ok, 'there is enough')
    })

  return {
    bus,
    deps,
    ...results(database, clock, bus),
    settle: (fixture: number) => settleFixture(deps(), fixture as FixtureId),
    newMembers,
    newMember: async (balance?: number): Promise<MemberId> => the(await newMembers(1, balance)),
    /** Moves won out of a wallet, as if they had been lost in bets. */
    spend: (member: MemberId, amount: number): Promise<void> =>
      transfer('operator-debit', { from: walletOf(member), to: 'house:grants' }, amount),
    /** Books bets as accepted ones, without the slip's rules; returns their ids. */
    placeAll: book,
    place: async (sketch: BetSketch): Promise<BetId> => the(await book([sketch])),
    cancel: async (id: BetId): Promise<void> => {
      const { member, stake } = await markCancelled(database.db, id, clock.now())
      await transfer('bet-cancelled', { from: 'house:open-stakes', to: walletOf(member) }, stake, id)
    },
    wallet: async (member: MemberId): Promise<number> => (await loadBalances(database.db, member)).wallet,
    debt: async (member: MemberId): Promise<number> => (await loadBalances(database.db, member)).debt,
    wallets: (members: readonly MemberId[]) => listWallets(database.db, members),
    bet: async (id: BetId): Promise<StoredBet> => the(await listStoredBets(database.db, [id])),
    bets: (ids: readonly BetId[]) => listStoredBets(database.db, ids),
    /** Cuts the connection of the process that leads the settling. */
    cutLeader: () => cutLeader(database.db),
    openStakes: () => compareOpenStakes(database.db),
  }
}

/** Creates fixtures and records how they end. */
const results = (database: Pick<TestDatabase, 'db'>, clock: TestClock, bus: Bus) => ({
  newFixtures: async (...sketches: Parameters<typeof aFixture>[0][]): Promise<void> => {
    const facts = sketches.map(sketch => aFixture(sketch))
    await applyFacts({ db: database.db, clock, bus }, facts)
  },
  record: (fixture: number, sheet: Sheet, source = 'replay') =>
    database.db.transaction(tx =>
      recordResult(tx, { bus, clock }, fixture as FixtureId, { sheet, source, reason: '' }),
    ),
  /** Voids a market, or one pick of it, or undoes that. */
  declareVoid: (fixture: number, partId: PartId, voided: boolean) =>
    database.db.transaction(tx =>
      declareVoid(tx, { bus, clock }, fixture as FixtureId, partId, { voided, reason: '배당 오류' }),
    ),
  recordVoid: (fixture: number, source = 'operator') =>
    database.db.transaction(tx =>
      recordVoid(tx, { bus, clock }, fixture as FixtureId, { source, reason: '' }),
    ),
})

/** Returns the first item of a non-empty list. */
function the<T>([first]: readonly T[]): T {
  assert(first !== undefined, 'there is one')
  return first
}

/**
 * Stores bets as betting does, without checking them, and returns their ids. A bet gets its id once its wallet is
 * locked: those who follow bets by their ids rely on that order.
 */
async function storeBets(
  tx: Tx,
  sketches: readonly BetSketch[],
  { clock, newUuid }: Pick<SettlementDeps, 'clock' | 'newUuid'>,
): Promise<readonly BetId[]> {
  const now = clock.now()
  const byMember = sketches.toSorted((one, other) => one.member - other.member)
  const members = byMember.map(({ member }) => member)
  const stakes = byMember.map(({ stake = STAKE }) => stake)
  const taken = await tx.one<{ members: readonly MemberId[] | null; balances: readonly number[] | null }>(sql`
    select members, balances
    from ledger_reserve(${members}::bigint[], ${stakes}::bigint[], ${timestamp(now)}::timestamptz)`)
  const bets = sketches.map(sketch => sketchedBet(newUuid(), sketch))
  const sorted = bets.toSorted((one, other) => one.request.memberId - other.request.memberId)
  // Without the settings of a booking, the planner may lock the wallets in any order.
  const left = new Map(taken.members?.map((member, index) => [member, taken.balances?.[index]]))
  const accepted = sorted.flatMap(bet => {
    const balance = left.get(bet.request.memberId)
    return balance === undefined ? [] : [{ ...bet, balance }]
  })
  assert(accepted.length === bets.length, 'every stake was there')
  const picks = {
    name: 'legs',
    gameType: gameTypeCode.sports,
    payoutRule: RECORD.payoutRule,
    on: accepted.map(({ bet }) => [...new Set(bet.legs.map(({ fixtureId }) => fixtureId))]),
    legs: accepted.map(({ bet }) => ({ count: bet.legs.length, bonus: bet.bonus })),
    stored: storedLegs(legColumns(accepted, RECORD)),
  }
  const stored = { heads: headColumns(accepted), picks, requests: requestColumns([]) }
  await bookBets(tx, stored, givenBackColumns([]), { takenAt: now, now })
  return bets.map(({ betId }) => betId as BetId)
}

const STAKE = 10_000
const NO_NAMES = { sport: '', league: '', home: '', away: '', market: '', pick: '' }
const NAMELESS: Named = { shown: { names: NO_NAMES, digest: '', id: undefined }, namesId: undefined }
/** The payout rule of the baseline, and a numbering that stores no names. */
const RECORD = { payoutRule: 1, numberOf: () => 0 }

function sketchedBet(
  betId: string,
  { member, stake = STAKE, legs: sketches, bonus: folds, winningsMax, style = 'KR' }: BetSketch,
) {
  const legs = sketches.map(aBettedLeg)
  const bonus: BonusPick | undefined =
    folds === undefined
      ? undefined
      : { outcomeId: String(folds) as OutcomeId, folds, odds: odds(100 + folds), version: 1 }
  // Above any limit. The columns cannot hold more.
  const totalOdds = odds(Math.min(slipOdds(legs, bonus), 2_000_000_000))
  return {
    betId,
    bet: {
      legs,
      bonus,
      offered: legs.map(() => NAMELESS),
      paidBy: payoutRule,
      stakeMin: won(5_000),
      stake: won(stake),
      totalOdds,
      winnings: winnings(won(stake), totalOdds),
      winningsMax: won(winningsMax ?? 100_000_000),
    },
    request: {
      memberId: member,
      page: 'cross' as const,
      style,
      detailType: 1,
      stake,
      totalOdds,
      claims: [],
      bonus,
      accepts: 'none' as const,
      device: undefined,
      address: undefined,
      key: undefined,
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
