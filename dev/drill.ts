/*
 * npm run drill -- silence SECONDS
 *
 * Cuts the live feeds of the running site for this many seconds. Shows, second by second, that every live match is
 * suspended in time and that none is reopened before its feed has sent its full state.
 *
 * npm run drill -- flood SECONDS [--json]
 *
 * Floods every route of its own server, and measures what honest clients get meanwhile.
 *
 * npm run drill -- rounds KILLS [--json]
 *
 * Kills its own server, which runs the minigames, this many times: at the closing of rounds, at their draw and during
 * payment. Shows that each round was drawn once and each bet paid once.
 *
 * npm run drill -- wallet KILLS [--json]
 *
 * Kills its own server, database and sandbox supplier in turn while suppliers call the wallet. Shows that no won was lost
 * or created and that each bet ended.
 *
 * npm run drill -- cashier KILLS [--json]
 *
 * Kills its own server, payment gateway and database in turn while members request deposits and withdrawals and
 * operators decide them. Shows that no won was lost or created and that each request is in one state.
 *
 * npm run drill -- commissions BETS [--json]
 *
 * Plays a month of this many bets below partners on its own database, with corrections, cancellations and changed rates.
 * Compares each commission with an independent computation.
 *
 * npm run drill -- draws ROUNDS [--json]
 *
 * Draws this many rounds of every kind of minigame. Compares the results of all markets and the returned money with the
 * exact chances of the pay tables.
 */

import { kinds } from '#domain/minigames/kinds.ts'
import { isMigrated } from '#server/platform/postgres/migrate.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createLog } from '#server/platform/process/log.ts'
import { DRILL_CHANNEL } from '#server/providers/live-drill.ts'
import { openSite } from '#server/site/site.ts'
import { drillCashier } from './drills/cashier/kill-cashier.ts'
import { drillCommissions } from './drills/commissions/play-month.ts'
import { type DrawFigures, simulateDraws, simulateEvents } from './drills/draws/simulate-draws.ts'
import { readLiveStand } from './drills/drill.sql.ts'
import { drillFlood, tellFlood } from './drills/flood/flood.ts'
import { drillRounds } from './drills/rounds/kill-rounds.ts'
import { drillWallet } from './drills/wallet/kill-wallet.ts'
import { onOwnDatabase } from './ground/command.ts'
import { dataFolder } from './ground/data-folder.ts'
import { isSiteAway } from './ground/database.ts'

const SECOND = 1_000
const REOPENING_SECONDS = 20
const GRACE_SECONDS = 2

async function drillSilence(db: Db, seconds: number, liveSilenceSec: number): Promise<boolean> {
  if ((await readLiveStand(db)).live === 0) {
    console.log('no live match is priced just now: nothing to drill')
    return false
  }
  await db.notify(DRILL_CHANNEL, String(seconds))
  const started = Date.now()
  let stale = 0
  let closedAt: number | undefined
  let reopenedAt: number | undefined
  for (let second = 0; second <= seconds + REOPENING_SECONDS && reopenedAt === undefined; second += 1) {
    const passed = (Date.now() - started) / SECOND
    const stand = await readLiveStand(db)
    if ((stand.oldestOpen ?? 0) > liveSilenceSec + GRACE_SECONDS) stale += 1
    if (stand.open === 0) closedAt ??= passed
    if (closedAt !== undefined && passed > seconds && stand.open > 0) reopenedAt = passed
    const age = stand.oldestOpen === null ? '-' : `${stand.oldestOpen.toFixed(1)} s`
    console.log(
      `${passed.toFixed(0).padStart(4)} s  live ${stand.live}  open ${stand.open}  silenced ${stand.silenced}  oldest open price ${age}`,
    )
    await new Promise(resolve => setTimeout(resolve, SECOND))
  }
  const inTime = closedAt !== undefined && closedAt <= liveSilenceSec + GRACE_SECONDS
  const expected = seconds > liveSilenceSec ? inTime && reopenedAt !== undefined : true
  console.log(closedAt === undefined ? 'never all closed' : `all closed after ${closedAt.toFixed(1)} s`)
  console.log(reopenedAt === undefined ? 'not reopened' : `reopened after ${reopenedAt.toFixed(1)} s`)
  console.log(
    `prices beyond the limit of ${liveSilenceSec} s and ${GRACE_SECONDS} s that stood open: ${stale}`,
  )
  return expected && stale === 0
}

async function runSilence(): Promise<void> {
  if (await isSiteAway()) {
    console.error(`No site runs on the data in ${dataFolder()}: start it first, by npm start.`)
    process.exitCode = 1
    return
  }
  await onOwnDatabase(3, async db => {
    if (!(await isMigrated(db))) {
      console.error('No site has ever run on this database: start one first, by npm start.')
      return 1
    }
    const site = await openSite({ db, clock: systemClock, log: createLog({ level: 'silent' }) })
    const { liveSilenceSec } = site.settings()
    await site.close()
    return (await drillSilence(db, amount, liveSilenceSec)) ? 0 : 1
  })
}

async function runFlood(): Promise<void> {
  // Other systems have one loopback address, so the limits on the flooder would also hit the honest clients.
  if (process.platform !== 'linux')
    throw new Error('the flood drill needs Linux: each of its askers has an address')
  const figures = await drillFlood(amount)
  console.log(asJson ? JSON.stringify(figures) : tellFlood(figures))
  process.exitCode = figures.held ? 0 : 1
}

type Drilled = { readonly faults: readonly string[] }

async function runFaultless(drill: (amount: number) => Promise<Drilled>): Promise<void> {
  const { faults, ...figures } = await drill(amount)
  console.log(asJson ? JSON.stringify({ ...figures, faults }) : figures)
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

/** A fixed secret gives the same draws in each run, so that anyone can verify the figures. */
const DRAWS_SECRET = 'draws of the drill'

function runDraws(): void {
  const told = Object.values(kinds).map(kind => {
    const simulate = kind.event === null ? simulateDraws : simulateEvents
    const figures = simulate(kind, amount, `${DRAWS_SECRET}: ${kind.id}`)
    if (!asJson) console.log(lineOf(figures))
    return figures
  })
  if (asJson) console.log(JSON.stringify(told))
  const faults = told.flatMap(figures => figures.faults)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

const lineOf = ({ kind, rounds, worstMarket, together, returned, worstPick }: DrawFigures): string =>
  [
    `${kind}: ${rounds} rounds`,
    `chi-square of the worst market (${worstMarket.market}) p = ${worstMarket.chance.toFixed(4)}`,
    `of all together p = ${together.toFixed(4)}`,
    `returned ${returned.seen.toFixed(5)} of ${returned.exact.toFixed(5)}`,
    `worst pick (${worstPick.pick}) ${worstPick.errors.toFixed(2)} standard errors off`,
  ].join(', ')

const USAGE = `usage: npm run drill -- silence SECONDS          (1 to 600, while the site runs)
       npm run drill -- flood SECONDS [--json]   (1 to 600, on a house of its own)
       npm run drill -- rounds KILLS [--json]    (1 to 600, on a house of its own)
       npm run drill -- wallet KILLS [--json]    (1 to 600, on a house of its own)
       npm run drill -- cashier KILLS [--json]   (1 to 600, on a house of its own)
       npm run drill -- commissions BETS [--json] (100 to 1000000, on a house of its own)
       npm run drill -- draws ROUNDS [--json]    (1000 to 10000000 of every kind, without a house)`

const drills = {
  silence: { run: runSilence, least: 1, most: 600 },
  flood: { run: runFlood, least: 1, most: 600 },
  rounds: { run: () => runFaultless(drillRounds), least: 1, most: 600 },
  wallet: { run: () => runFaultless(drillWallet), least: 1, most: 600 },
  cashier: { run: () => runFaultless(drillCashier), least: 1, most: 600 },
  commissions: { run: () => runFaultless(drillCommissions), least: 100, most: 1_000_000 },
  draws: { run: runDraws, least: 1_000, most: 10_000_000 },
}
const usual: Readonly<Record<string, number>> = { commissions: 100_000, draws: 1_000_000 }
const [kind, given] = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const asJson = process.argv.includes('--json')
const drill = Object.entries(drills).find(([name]) => name === kind)?.[1]
const amount = Number(given ?? usual[kind ?? ''] ?? 30)
if (!drill || !Number.isInteger(amount) || amount < drill.least || amount > drill.most) {
  console.error(USAGE)
  process.exit(2)
}
await drill.run()
