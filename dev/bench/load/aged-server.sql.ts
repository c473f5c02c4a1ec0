import { type Db, raw, sql } from '#server/platform/postgres/postgres.ts'

const LOG_FILES = 64
/** So many characters that a row fills a page. */
const PAGE_FILLING = 7_900

/**
 * Makes a new server like one in service, which has all of its memory and writes into log files that it has recycled.
 * A new one is given each page of memory and makes each file when it comes to it for the first time, which would cost
 * whoever writes most the most.
 */
export async function ageServer(db: Db): Promise<void> {
  await db.run(raw('create unlogged table filling (page text)'))
  await db.run(raw('alter table filling alter column page set storage plain'))
  await db.run(sql`
    insert into filling select repeat('.', ${PAGE_FILLING}::integer)
    from pg_settings s, generate_series(1, s.setting::integer) where s.name = 'shared_buffers'`)
  await db.run(raw('drop table filling'))
  for (let file = 0; file < LOG_FILES; file++)
    await db.many(raw("select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal()"))
  await db.run(raw('checkpoint'))
}
