import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { cloneDatabase, dropDatabase } from '#dev/ground/databases.sql.ts'
import { assert } from '#domain/assert.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { type Db, openDatabase } from '#server/platform/postgres/postgres.ts'
import { type Template, templates } from './house-templates.ts'

export type TestDatabase = {
  readonly db: Db
  readonly url: string
  /** Copies the file's database from another template. Must be called before its `beforeAll` runs. */
  startFrom(template: Template): void
}

/**
 * Gives a test file its own migrated database, a copy of the empty template unless `startFrom` names another. Verifies
 * the ledger after each test, so that no test passes with faulty postings.
 */
export function useDatabase({ poolSize = 10 }: { poolSize?: number } = {}): TestDatabase {
  const maintenanceUrl = inject('maintenanceUrl')
  const name = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  const url = databaseUrl(maintenanceUrl, name)
  let db: Db | undefined
  let template: Template = 'empty'

  beforeAll(async () => {
    await cloneDatabase(maintenanceUrl, templates[template], name)
    db = openDatabase({ url, poolSize })
  })
  afterEach(async () => {
    if (db) expect((await verifyLedger(db)).faults).toEqual([])
  })
  afterAll(async () => {
    await db?.close()
    await dropDatabase(maintenanceUrl, name)
  })

  return {
    url,
    startFrom: chosen => {
      template = chosen
    },
    get db() {
      assert(db, 'the database is there from beforeAll on')
      return db
    },
  }
}

function databaseUrl(maintenanceUrl: string, name: string): string {
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}
