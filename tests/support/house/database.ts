import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { cloneDatabase, dropDatabase } from '#dev/ground/databases.sql.ts'
import { assert } from '#domain/assert.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { type Db, openDatabase } from '#server/platform/postgres/postgres.ts'
import { TEMPLATE } from './test-server.ts'

export type TestDatabase = { readonly db: Db; readonly url: string }

/**
 * Gives a test file its own migrated database. After each of its tests the books are checked, so that no
 * test passes with broken ones.
 */
export function useDatabase({ poolSize = 10 }: { poolSize?: number } = {}): TestDatabase {
  const maintenanceUrl = inject('maintenanceUrl')
  const name = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  const url = databaseUrl(maintenanceUrl, name)
  let db: Db | undefined

  beforeAll(async () => {
    await cloneDatabase(maintenanceUrl, TEMPLATE, name)
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
