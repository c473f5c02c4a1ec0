import { DAY, instant } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { raw } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { compareReports } from '#server/reports/reports.ts'
import { insertBook, insertMembers, listBettors, WELL_OFF } from '../bets/bet-world.sql.ts'
import {
  draftBets,
  draftEnds,
  dropDrafts,
  insertPastBets,
  insertPastLegs,
  insertPastMatches,
  insertPastPostings,
  insertPastSums,
  PAST_DAYS,
  sumUpWallets,
} from './filled-bets.sql.ts'
import { insertLogins, insertOperators, spreadMembers } from './office-world.sql.ts'

export type OfficeSize = {
  readonly members: number
  readonly fixtures: number
  /** Matches of the past weeks. */
  readonly matches: number
  readonly bets: number
  readonly poorShare: number
  /** Members who bet during the measurement. */
  readonly signedIn: number
  readonly operators: number
}

/**
 * Fills a database as if the house had been open for weeks: members, logins, bets with every status, their ledger
 * postings and the sums of the reports. Rows are inserted in bulk, and checked against the ledger afterwards by the
 * nightly check.
 */
export async function fillOffice({ db, clock }: Pick<Deps, 'db' | 'clock'>, size: OfficeSize): Promise<void> {
  const now = clock.now()
  await insertMembers(db, size, instant(now - (PAST_DAYS + 1) * DAY))
  await insertBook(db, size, now)
  await spreadMembers(db, size.signedIn, now)
  await insertLogins(db, now)
  await insertOperators(db, size.operators, now)
  said('members')
  const bettors = await listBettors(db)
  const [first, last] = [bettors[0] ?? 0, bettors.at(-1) ?? 0]
  const past = { ...size, first, last, grant: WELL_OFF }
  await db.session(async session => {
    await session.run(raw("set work_mem = '400MB'"))
    await session.run(raw('set synchronous_commit = off'))
    await insertPastMatches(session, past)
    await draftBets(session, past)
    await draftEnds(session, past)
    await insertPastBets(session)
    said('bets')
    await insertPastLegs(session)
    said('legs')
    await insertPastPostings(session, past)
    await sumUpWallets(session)
    said('postings')
    await insertPastSums(session)
    await dropDrafts(session)
  })
  await db.run(raw('vacuum (freeze, analyze)'))
  await db.run(raw('checkpoint'))
  said('sums')
  const faults = [...(await verifyLedger(db)).faults, ...(await compareReports(db)).faults]
  if (faults.length > 0) throw new Error(`the house is filled wrongly: ${faults.slice(0, 3).join('; ')}`)
  said('the books agree')
}

const began = performance.now()
const said = (what: string) =>
  console.error(`filled: ${what} (${Math.round((performance.now() - began) / 1_000)} s)`)
