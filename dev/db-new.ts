// `npm run db:new NAME`: creates an empty migration with the next number.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER, readMigrations } from '#server/platform/postgres/schema-files.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('usage: npm run db:new NAME   (small letters, digits and hyphens)')
  process.exit(1)
}
const next = 1 + Math.max(0, ...readMigrations().map(one => one.number))
const file = join(MIGRATIONS_FOLDER, `${String(next).padStart(6, '0')}-${name}.sql`)
writeFileSync(file, `-- ${name}: what it is for, in a sentence.\n`)
console.log(file)
