// `npm run -s acts:verify [HEADS]`: verifies the act log, also while the site runs: its hash chain, and the heads that
// are kept outside the database, in the site's file or in another (docs/act-log.md).

import { isMigrated, migrate } from '#server/platform/postgres/migrate.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { findGuard, openActsProof, readHeads, verifyHeads } from '#server/site/site.ts'
import { onOwnDatabase } from './ground/command.ts'
import { actHeadsOf } from './ground/start-settings.ts'

const kept = actHeadsOf(process.env)
const headsFile = process.argv[2] ?? (kept === 'log' ? undefined : kept.file)

await onOwnDatabase(1, async (db, own) => {
  if (own.embedded) await migrate(db)
  if (!(await isMigrated(db))) {
    console.error('No site has ever run on this database: there is no log.')
    return 1
  }
  await tellGuard(db)
  const isWhole = await proveChain(db)
  return (await proveHeads(db)) && isWhole ? 0 : 1
})

async function proveChain(db: Db): Promise<boolean> {
  const { count, brokenAt } = await openActsProof({ db, clock: systemClock })()
  console.log(
    brokenAt === null
      ? `The chain is whole: ${count} acts.`
      : `The chain is broken at act ${brokenAt}; ${count} before it are as they were written.`,
  )
  return brokenAt === null
}

async function proveHeads(db: Db): Promise<boolean> {
  if (headsFile === undefined) {
    console.log('Heads are kept in the log of the process: give a file of them to hold them against the log.')
    return true
  }
  const { checked, brokenAt } = await verifyHeads(db, readHeads(headsFile))
  console.log(
    brokenAt === null
      ? `All ${checked} heads of ${headsFile} fit.`
      : `The head of ${brokenAt} acts in ${headsFile} does not fit: the log was cut or made anew.`,
  )
  return brokenAt === null
}

async function tellGuard(db: Db): Promise<void> {
  const { apart, past } = await findGuard(db)
  if (!apart) console.log('The log has no role of its own: see docs/act-log.md.')
  else if (past)
    console.log('The log has a role of its own, past which this login may write (superuser or member).')
  else console.log('The log takes additions alone, by a role of its own.')
}
