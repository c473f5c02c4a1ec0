import { DAY, HOUR, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { periodStart } from '#domain/protection/periods.ts'
import { runLosing } from '#server/partners/partners.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type TestClock, testClock } from '#tests/support/house/clock.ts'
import { commissionDesk, OPEN } from '#tests/support/partners/commission-desk.ts'
import {
  endPlayedBets,
  insertPlayedBets,
  type Played,
  type PlayedBet,
  type Standing,
} from '#tests/support/partners/played-bets.sql.ts'
import { onBenchGround } from '../../bench/load/bench-ground.ts'
import { type Chance, openMonthChance } from './chance.ts'
import { compareMonth, type MonthSums } from './compare-month.ts'
import { type MonthTree, makeMonthTree } from './month-tree.ts'

export type MonthFigures = MonthSums & {
  readonly bets: number
  /** Number of bets that ended, then of ends that were corrected later. */
  readonly ends: number
  readonly corrections: number
  readonly weeks: number
  /** Differences between the books and the recomputation. Empty when there are none. */
  readonly faults: readonly string[]
}

const DAYS = 28
const PARTS_A_DAY = 4

/** Plays a month of this many bets on its own database. */
export const drillCommissions = (bets: number): Promise<MonthFigures> =>
  onBenchGround(({ deps }) => playMonth(deps.db, { bets, seed: bets }))

/**
 * Plays a month of bets of all products below partners, agents and members, while results are corrected, bets are
 * cancelled and rates change. Then compares every commission, partner balance and weekly share with an independent
 * computation.
 */
export async function playMonth(
  db: Db,
  { bets, seed }: { readonly bets: number; readonly seed: number },
): Promise<MonthFigures> {
  const clock = testClock()
  const chance = openMonthChance(seed)
  const desk = commissionDesk({ db }, clock)
  await desk.ready()
  toNextWeek(clock)
  const begins = seoulDay(clock.now())
  const tree = await makeMonthTree(desk.world, clock, chance)
  clock.advance(1)
  const stands = new Map<PlayedBet, Standing>()
  const month = { db, clock, chance, desk, tree, stands, betsAPart: Math.ceil(bets / (DAYS * PARTS_A_DAY)) }
  let [ends, corrections] = [0, 0]
  for (let day = 0; day < DAYS; day++) {
    for (let part = 0; part < PARTS_A_DAY; part++) {
      const changed = await playPart(month)
      ends += changed.length
      corrections += changed.filter(({ was }) => was.status !== 0).length
      if (part % 2 === 0) await desk.follow()
      clock.advance(4 * HOUR)
    }
    if (day % 9 !== 4) continue
    clock.advance(1)
    await tree.changeSomeRates()
    clock.advance(1)
  }
  toNextWeek(clock)
  const weeks = await runLosing(desk.world.deps())
  const compared = await compareMonth(db, { begins, tree, stands })
  return { bets: stands.size, ends, corrections, weeks: weeks.length, ...compared }
}

const toNextWeek = (clock: TestClock) => clock.set(instant(periodStart('week', clock.now()) + 7 * DAY))

type Month = {
  readonly db: Db
  readonly clock: TestClock
  readonly chance: Chance
  readonly desk: ReturnType<typeof commissionDesk>
  readonly tree: MonthTree
  readonly stands: Map<PlayedBet, Standing>
  readonly betsAPart: number
}

/** Places some bets. Two hours later most of them end, and some ended bets get another end. */
async function playPart({ db, clock, chance, desk, tree, stands, betsAPart }: Month): Promise<Played[]> {
  const { below, oneOf } = chance
  const bets = Array.from({ length: betsAPart }, () => {
    const gameType = 1 + below(6)
    const legCount = gameType < 3 ? 1 + below(3) : null
    return desk.aBet(oneOf(tree.members), 5_000 + below(500_000), { gameType, legCount })
  })
  await insertPlayedBets(db, bets)
  for (const bet of bets) stands.set(bet, OPEN)
  clock.advance(2 * HOUR)
  const changed = [...stands].flatMap(([bet, was]): Played[] => {
    const likely = was.status === 0 ? 0.6 : was.status === -1 ? 0 : 0.02
    return chance.share() > likely ? [] : [{ bet, was, is: someEnd(chance, bet.stake) }]
  })
  await endPlayedBets(db, changed, clock.now())
  for (const { bet, is } of changed) stands.set(bet, is)
  return changed
}

/** Returns a random end: cancelled, lost, won or void. */
function someEnd({ share, below, oneOf }: Chance, stake: number): Standing {
  if (share() < 0.1) return { status: -1, payout: null }
  const status = oneOf([1, 1, 1, 2, 2, 3])
  return { status, payout: status === 1 ? 0 : status === 3 ? stake : stake + below(2 * stake) }
}
