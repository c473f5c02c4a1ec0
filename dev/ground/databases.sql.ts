import { type Db, openDatabase, raw, sql } from '#server/platform/postgres/postgres.ts'

/**
 * Creates, copies, drops and renames databases of a server, over its maintenance database. Names are our own, never
 * user input.
 */
export async function createDatabase(maintenanceUrl: string, name: string): Promise<void> {
  await onServer(maintenanceUrl, async db => {
    if (!(await exists(db, name))) await db.run(sql`create database ${quoted(name)}`)
  })
}

/** Copies a template file by file: takes some tens of milliseconds. */
export async function cloneDatabase(maintenanceUrl: string, template: string, name: string): Promise<void> {
  await onServer(maintenanceUrl, db =>
    db.run(sql`create database ${quoted(name)} template ${quoted(template)} strategy file_copy`),
  )
}

/** Drops a database if it exists, and disconnects its clients. */
export async function dropDatabase(maintenanceUrl: string, name: string): Promise<void> {
  await onServer(maintenanceUrl, db => db.run(sql`drop database if exists ${quoted(name)} with (force)`))
}

/** Renames a database that has no clients. */
export async function renameDatabase(maintenanceUrl: string, name: string, to: string): Promise<void> {
  await onServer(maintenanceUrl, db => db.run(sql`alter database ${quoted(name)} rename to ${quoted(to)}`))
}

export async function hasDatabase(maintenanceUrl: string, name: string): Promise<boolean> {
  let has = false
  await onServer(maintenanceUrl, async db => {
    has = await exists(db, name)
  })
  return has
}

const quoted = (name: string) => raw(`"${name.replaceAll('"', '""')}"`)

const exists = async (db: Db, name: string): Promise<boolean> =>
  (await db.maybe(sql`select 1 as yes from pg_database where datname = ${name}`)) !== undefined

async function onServer(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 })
  try {
    await work(db)
  } finally {
    await db.close()
  }
}
