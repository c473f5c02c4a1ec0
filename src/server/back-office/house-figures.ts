import { DAY, instant } from '#domain/instant.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import { readReconciliationFigures } from '#server/cashier/cashier.ts'
import { readCasinoFigures } from '#server/casino/casino.ts'
import { listFeedAges } from '#server/fixtures/fixtures.ts'
import { findLastCheck } from '#server/ledger/ledger.ts'
import { readMinigameFigures } from '#server/minigames/minigames.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readReportState } from '#server/reports/reports.ts'
import { listDueFixtures } from '#server/settlement/settlement.ts'

/** How old results may be, as in the settlement's own sweep. */
const DUE_BACK = 3 * DAY

/** Returns the monitored figures of the whole site; seven queries, run by a scrape or a page. */
export async function readHouseFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<HouseFigures> {
  const now = clock.now()
  const [feeds, due, ledgerCheck, reconciliation, reports, minigames, casino] = await Promise.all([
    listFeedAges(db, now),
    listDueFixtures(db, instant(now - DUE_BACK)),
    findLastCheck(db),
    readReconciliationFigures(db),
    readReportState(db),
    readMinigameFigures(db, now),
    readCasinoFigures(db, now),
  ])
  const oldest = due[0]?.since ?? null
  return {
    feeds,
    settlement: { waiting: due.length, oldest },
    ledgerCheck: ledgerCheck ?? null,
    reconciliation,
    reports,
    minigames,
    casino,
  }
}
