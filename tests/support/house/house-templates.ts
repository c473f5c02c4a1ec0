import { cloneDatabase, createDatabase } from '#dev/ground/databases.sql.ts'
import { seedMembers } from '#dev/play/seed-members.ts'
import { seedSite } from '#dev/play/seed-site.ts'
import { instant } from '#domain/instant.ts'
import type { PasswordCost } from '#server/members/members.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { type Db, openDatabase } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from './clock.ts'
import { setSecondPerson } from './second-person.sql.ts'

/**
 * The template databases of test files: `empty` is migrated, `house` has the play logins too, and `site` also the
 * notices. Play logins joined at the usual start of a test's clock.
 */
export const templates = { empty: 'hanpan_template', house: 'hanpan_house', site: 'hanpan_site' } as const
export type Template = keyof typeof templates

/** Tests make thousands of logins, so a hash is as cheap as Argon2 allows. */
export const cheapPasswords: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Tests move their clocks within these months. The template has a partition for each. */
const MONTHS = ['2026-09-15', '2026-11-15', '2027-02-15']

/** Creates the templates, each from the previous one. */
export async function makeTemplates(urlOf: (database: string) => string): Promise<void> {
  const maintenanceUrl = urlOf('postgres')
  await createDatabase(maintenanceUrl, templates.empty)
  await fill(urlOf(templates.empty), async db => {
    await migrate(db)
    await setSecondPerson(db, {})
    for (const month of MONTHS) await ensureMonthPartitions(db, instant(Date.parse(month)))
  })
  const clock = testClock()
  const newUuid = uuidSource(clock)
  await cloneDatabase(maintenanceUrl, templates.empty, templates.house)
  await fill(urlOf(templates.house), db => seedTemplate('house', { db, clock, newUuid }))
  await cloneDatabase(maintenanceUrl, templates.house, templates.site)
  await fill(urlOf(templates.site), db => seedTemplate('site', { db, clock, newUuid }))
}

/** Adds the play data of a template to a migrated database. */
export async function seedTemplate(
  template: Template,
  deps: Parameters<typeof seedMembers>[0] & Parameters<typeof seedSite>[0],
): Promise<void> {
  if (template === 'empty') return
  await seedMembers(deps, cheapPasswords)
  if (template === 'site') await seedSite(deps)
}

async function fill(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 })
  await work(db)
  await db.close()
}
