// A process that settles one fixture and reports it. Tests kill it half-way. Arguments: database URL, fixture.

import type { FixtureId } from '#domain/ids.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createLog } from '#server/platform/process/log.ts'
import { betSettled, settleFixture } from '#server/settlement/settlement.ts'
import { openSite } from '#server/site/site.ts'

const [, , url, fixture] = process.argv
const db = openDatabase({ url: String(url), poolSize: 4 })
const log = createLog({ level: 'silent' })
const bus = createBus()
bus.subscribe(betSettled, () => process.stdout.write('.'))
const site = await openSite({ db, log, clock: systemClock })
await settleFixture(
  { db, log, bus, site, clock: systemClock, newUuid: uuidSource(systemClock), tellResettled: async () => {} },
  Number(fixture) as FixtureId,
)
process.stdout.write('done')
process.exit(0)
