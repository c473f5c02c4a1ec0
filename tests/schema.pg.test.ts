import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dumpSchema } from '#dev/ground/schema-dump.sql.ts'
import { useDatabase } from './support/house/database.ts'

const database = useDatabase({ poolSize: 2 })

test('matches db/schema.sql to baseline, migrations and functions (npm run db:dump writes it)', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../db/schema.sql'), 'utf8')
  expect(await dumpSchema(database.db)).toBe(kept)
})
