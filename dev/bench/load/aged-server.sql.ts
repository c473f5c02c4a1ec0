import { type Db, raw, sql } from '#server/platform/postgres/postgres.ts'

const LOG_FILES = 64
/** Characters of a row that fills a page. */
const PAGE_FILLING = 7_900

/**
 * Makes a new server behave like one in service, which has touched all of its memory and recycles its log files. A
 * new server allocates each page of memory and each log file on first use, which would slow the heaviest writer most.
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
