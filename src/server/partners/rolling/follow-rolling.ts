import type { MemberId } from '#domain/ids.ts'
import { followEndedBets } from '#server/bets/bets.ts'
import type { Sql, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listTermsVersions, listWaysUp } from '../tree/partner-terms.sql.ts'
import { bookCommissions } from './book-commissions.ts'
import { listBooked, listEndedBets } from './commission-entries.sql.ts'
import { reckonCommissions } from './reckon-commissions.ts'

export type RollingDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>

/** The follower's name among those of ended bets. */
const ROLLING_FOLLOWER = 'rolling'
/** Bets per transaction. */
const BETS_AT_A_TIME = 1_000

/**
 * Books commissions of bets that ended, or whose end changed, since the last run (handbook 4.3, rule 6). Runs shortly
 * after settlement, which does not depend on it. Each change takes effect once, in the transaction that stores the
 * follower's progress; any number of processes may call it. Returns whether it reached the end.
 */
export const followRolling = (deps: RollingDeps): Promise<'all' | 'some'> =>
  followEndedBets(deps, ROLLING_FOLLOWER, BETS_AT_A_TIME, (tx, ended) => bookEnded(deps, tx, ended))

async function bookEnded(deps: RollingDeps, tx: Tx, ended: Sql): Promise<void> {
  const bets = await listEndedBets(tx, ended)
  if (bets.length === 0) return
  const waysUp = new Map<MemberId, MemberId[]>()
  for (const { memberId, above } of await listWaysUp(tx, [...new Set(bets.map(bet => bet.memberId))]))
    waysUp.set(memberId, [...(waysUp.get(memberId) ?? []), above])
  const everybody = [...new Set([...waysUp.values()].flat())]
  const versions = Map.groupBy(await listTermsVersions(tx, everybody), one => one.memberId)
  if (versions.size === 0) return
  // Only bets that had ended before may have brought commissions.
  const again = [...new Set(bets.filter(bet => bet.oldStatus !== 0).map(bet => bet.id))]
  const booked = again.length === 0 ? [] : await listBooked(tx, again)
  const reckoned = reckonCommissions(bets, { waysUp, versions, booked })
  await bookCommissions(deps, tx, reckoned)
}
