// `npm run db:dump`: writes db/schema.sql from the migrations, through a temporary database.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { templates } from '#tests/support/house/house-templates.ts'
import { startTestServer } from '#tests/support/house/test-server.ts'
import { dumpSchema } from './ground/schema-dump.sql.ts'

const server = await startTestServer()
const db = openDatabase({ url: server.urlOf(templates.empty), poolSize: 1 })
try {
  writeFileSync(join(import.meta.dirname, '../db/schema.sql'), await dumpSchema(db))
} finally {
  await db.close()
  await server.stop()
}
