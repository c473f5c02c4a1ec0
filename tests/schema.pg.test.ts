import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dumpSchema } from '#dev/ground/schema-dump.sql.ts'
import { useDatabase } from './support/house/database.ts'

const database = useDatabase({ poolSize: 2 })

test('db/schema.sql is what baseline, migrations and functions add up to (npm run db:dump writes it)', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../db/schema.sql'), 'utf8')
  expect(await dumpSchema(database.db)).toBe(kept)
})
