import type { MemberId } from '#domain/ids.ts'
import { commissionProductOf } from '#domain/partners/commission-product.ts'
import { listPurseFaults } from '#server/partners/partners.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { plainCommissions } from '#tests/support/partners/plain-commissions.ts'
import type { PlayedBet, Standing } from '#tests/support/partners/played-bets.sql.ts'
import { listEarned, listPurses, listWeeks } from './commission-books.sql.ts'
import type { MonthTree } from './month-tree.ts'

export type MonthSums = {
  readonly earners: number
  /** Total won of rolling, then of weekly losing shares. */
  readonly rolling: number
  readonly losing: number
  readonly faults: readonly string[]
}

type Played = {
  readonly begins: string
  readonly tree: MonthTree
  readonly stands: ReadonlyMap<PlayedBet, Standing>
}

type Share = { readonly rolling: bigint; readonly units: bigint }
const NOTHING: Share = { rolling: 0n, units: 0n }
/** Hundredths of a percent of one won. */
const UNITS_A_WON = 10_000n

/**
 * Computes each commission of the month again from the final state of the bets, and lists the differences to the books.
 */
export async function compareMonth(db: Db, { begins, tree, stands }: Played): Promise<MonthSums> {
  const expected = sumsOf(tree, stands)
  const earners = [...tree.ratesOf.keys()]
  const earned = new Map((await listEarned(db, earners, begins)).map(row => [row.id, row]))
  const purses = await listPurses(db)
  const purse = (id: MemberId, item: string) =>
    purses.find(one => one.id === id && one.item === item)?.balance ?? 0
  const faults: string[] = (await listPurseFaults(db)).map(String)
  const hold = (what: string, is: unknown, due: unknown) => {
    if (String(is) !== String(due)) faults.push(`${what} is ${is} in place of ${due}`)
  }
  for (const id of earners) {
    const { rolling, units } = expected.get(id) ?? NOTHING
    const own = earned.get(id)
    hold(`the rolling of ${id}`, own?.rolling ?? 0, rolling)
    hold(`the losing units of ${id}`, own?.units ?? 0, units)
    hold(`what the weeks of ${id} took of them`, own?.runs ?? 0, units)
    hold(`the rolling purse of ${id}`, purse(id, 'rolling'), rolling)
  }
  let losing = 0
  for (const [id, weeks] of Map.groupBy(await listWeeks(db, begins), week => week.id)) {
    let carried = 0n
    let shares = 0n
    for (const { week, units, share, left } of weeks) {
      const reached = BigInt(units) + carried
      carried = reached < 0n ? reached : 0n
      const due = reached < 0n ? 0n : reached / UNITS_A_WON
      shares += due
      hold(`the share of ${id} in the week of ${week}`, share, due)
      hold(`what ${id} carries on from the week of ${week}`, left, carried)
    }
    hold(`the losing purse of ${id}`, purse(id, 'losing'), shares)
    losing += Number(shares)
  }
  const rolling = [...expected.values()].reduce((sum, share) => sum + Number(share.rolling), 0)
  return { earners: earners.length, rolling, losing, faults }
}

function sumsOf(
  { recommenderOf, ratesOf }: MonthTree,
  stands: Played['stands'],
): ReadonlyMap<MemberId, Share> {
  const sharesOf = plainCommissions(recommenderOf, ratesOf)
  const sums = new Map<MemberId, Share>()
  for (const [bet, standing] of stands)
    for (const [id, share] of sharesOf({ ...bet, product: commissionProductOf(bet) }, standing)) {
      const { rolling, units } = sums.get(id) ?? NOTHING
      sums.set(id, { rolling: rolling + share.rolling, units: units + share.units })
    }
  return sums
}
