import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { keptOf, turnoverOf } from '#domain/partners/commissions.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type CommissionPosting, postCommissions } from '../purses/purse-accounts.ts'
import { addToPurses } from '../purses/purses.sql.ts'
import { addToDays, type DaySums, insertEntries } from './commission-entries.sql.ts'
import type { ReckonedBet } from './reckon-commissions.ts'

type BookDeps = Pick<Deps, 'clock' | 'bus' | 'newUuid'>

/**
 * Books the commissions of changed bets (handbook 4.3, rules 5 and 7). Writes for each earner one posting for all gains
 * of the batch and one for all reversals, an entry per change, and the sums of the day of the change. A correction
 * counts on the day of the correction.
 */
export async function bookCommissions(
  { clock, bus, newUuid }: BookDeps,
  tx: Tx,
  reckoned: readonly ReckonedBet[],
): Promise<void> {
  const worth = reckoned.filter(({ earned }) =>
    earned.some(one => one.rolling !== 0 || one.losingUnits !== 0),
  )
  const moved = reckoned.filter(one => worth.includes(one) || movesSums(one))
  if (moved.length === 0) return
  const sums = sumsOf(worth, newUuid)
  await addToDays(tx, daySums(moved))
  if (worth.length > 0)
    await insertEntries(
      tx,
      worth.map(({ bet, product, earned }) => ({
        betId: bet.id,
        change: bet.n,
        at: bet.at,
        memberId: bet.memberId,
        product,
        earners: earned.map(one => one.earnerId),
        rolling: earned.map(one => one.rolling),
        losingUnits: earned.map(one => one.losingUnits),
        postings: earned.map(one => sums.refOf(one.earnerId, one.rolling)),
      })),
    )
  await postCommissions(tx, { item: 'rolling', kind: 'rolling', at: clock.now() }, sums.postings)
  await addToPurses(tx, sums.purses)
  for (const { memberId } of sums.purses) tellContentChanged(tx, { bus }, 'settlements', memberId)
}

const movesSums = ({ before, now }: ReckonedBet): boolean =>
  keptOf(before) !== keptOf(now) || turnoverOf(before) !== turnoverOf(now)

/** Gains and reversals of each earner, with their postings. */
function sumsOf(reckoned: readonly ReckonedBet[], newUuid: Deps['newUuid']) {
  const ways = { gain: new Map<MemberId, CommissionPosting>(), loss: new Map<MemberId, CommissionPosting>() }
  for (const { earned } of reckoned)
    for (const { earnerId, rolling } of earned) {
      if (rolling === 0) continue
      const way = rolling > 0 ? ways.gain : ways.loss
      const known = way.get(earnerId)
      const memo = rolling > 0 ? '롤링' : '롤링 취소 (결과 정정)'
      way.set(earnerId, { ref: known?.ref ?? newUuid(), memo, amount: (known?.amount ?? 0) + rolling })
    }
  const earners = [...new Set([...ways.gain.keys(), ...ways.loss.keys()])].toSorted((a, b) => a - b)
  return {
    postings: [...ways.gain.values(), ...ways.loss.values()],
    purses: earners.map(memberId => ({
      memberId,
      item: 'rolling' as const,
      amount: (ways.gain.get(memberId)?.amount ?? 0) + (ways.loss.get(memberId)?.amount ?? 0),
    })),
    refOf: (earner: MemberId, rolling: number): string | null =>
      rolling === 0 ? null : ((rolling > 0 ? ways.gain : ways.loss).get(earner)?.ref ?? null),
  }
}

/** Returns the amounts that changes of bets add to the day sums of everybody on their paths. */
function daySums(reckoned: readonly ReckonedBet[]): readonly DaySums[] {
  const sums = new Map<string, DaySums>()
  for (const { bet, product, before, now, earned } of reckoned) {
    const day = seoulDay(bet.at)
    const figures = differenceOf(before, now)
    for (const { earnerId, rolling, losingUnits } of earned) {
      const key = `${earnerId} ${day} ${bet.memberId} ${product}`
      const known = sums.get(key)
      sums.set(key, {
        earnerId,
        day,
        memberId: bet.memberId,
        product,
        bets: (known?.bets ?? 0) + figures.bets,
        turnover: (known?.turnover ?? 0) + figures.turnover,
        staked: (known?.staked ?? 0) + figures.staked,
        paid: (known?.paid ?? 0) + figures.paid,
        voided: (known?.voided ?? 0) + figures.voided,
        rolling: (known?.rolling ?? 0) + rolling,
        losingUnits: (known?.losingUnits ?? 0) + losingUnits,
      })
    }
  }
  // In a fixed order, to avoid deadlocks.
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own)
}

type Stands = ReckonedBet['now']

function differenceOf(before: Stands, now: Stands) {
  const [was, is] = [figuresOf(before), figuresOf(now)]
  return {
    bets: is.bets - was.bets,
    turnover: is.turnover - was.turnover,
    staked: is.staked - was.staked,
    paid: is.paid - was.paid,
    voided: is.voided - was.voided,
  }
}

function figuresOf(bet: Stands) {
  const isSettled = bet.status === 'won' || bet.status === 'lost' || bet.status === 'void'
  return {
    bets: isSettled ? 1 : 0,
    turnover: turnoverOf(bet),
    staked: isSettled ? bet.stake : 0,
    paid: isSettled ? (bet.payout ?? 0) : 0,
    voided: bet.status === 'void' ? bet.stake : 0,
  }
}
