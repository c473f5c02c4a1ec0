import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { loadCoins } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type CoinChain, findChain, insertChain } from './coin-chains.sql.ts'
import { countDrawsOn } from './coin-draws.sql.ts'
import { isCoinEventOpen, listPrizeTables, prizeTableList } from './prize-tables.sql.ts'
import { makeChain } from './seeds.ts'

export type CoinEventDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid' | 'seal'>

/**
 * Returns the event as a member sees it before a draw. Fixes the member's seeds when it is first shown, and those of
 * the next chain when the last is used up: always before the member sends the word for the draw.
 */
export async function readCoinEvent(deps: Pick<Deps, 'db' | 'clock' | 'seal'>, memberId: MemberId) {
  const { db, clock } = deps
  const newestVersion = await prizeTableList.count(db, undefined)
  const chain = newestVersion === 0 ? undefined : await ensureChain(deps, memberId, newestVersion)
  const [tables, open, coins, drawsToday] = await Promise.all([
    chain ? listPrizeTables(db, [chain.nextVersion]) : [],
    isCoinEventOpen(db),
    loadCoins(db, memberId),
    countDrawsOn(db, memberId, seoulDay(clock.now())),
  ])
  return { chain, table: tables[0], open: open && chain !== undefined, coins, drawsToday, newestVersion }
}

async function ensureChain(
  { db, clock, seal }: Pick<Deps, 'db' | 'clock' | 'seal'>,
  memberId: MemberId,
  version: number,
): Promise<CoinChain> {
  const known = await findChain(db, memberId)
  if (known && known.drawn < known.links) return known
  await insertChain(db, { memberId, ...makeChain(seal), committedAt: clock.now(), nextVersion: version })
  const made = await findChain(db, memberId)
  assert(made, `member ${memberId} has a chain`)
  return made
}

/** The public data of the next seed: its hash. */
export const promiseOf = ({ chainEnd, lastSeed, drawn, links }: CoinChain) =>
  drawn < links ? { counter: drawn + 1, commitment: (lastSeed ?? chainEnd).toString('hex') } : null
