import type { Instant } from '#domain/instant.ts'
import { join, type Queries, raw, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/**
 * Returns every row of every table as text, as a reader of the whole database sees it, and the current statements of
 * its sessions.
 */
export async function readWholeDatabase(db: Queries): Promise<string> {
  const tables = await db.many<{ name: string }>(sql`
    select format('%I', c.relname) as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  const rows = tables.map(({ name }) => raw(`select t::text as text from ${name} t`))
  const all = await db.many<{ text: string }>(join(rows, ' union all '))
  const sessions = await db.many<{ text: string }>(sql`select query as text from pg_stat_activity`)
  return [...all, ...sessions].map(({ text }) => text).join('\n')
}

/** Returns, for each undrawn round, its chain's sealed secret, which the house's key opens. */
export const listUndrawn = (db: Queries) =>
  db.many<{ id: number; link: number; links: number; sealed: Buffer }>(sql`
    select r.id, r.link, c.links, c.secret_sealed as sealed
    from minigame_round r join minigame_chain c on c.id = r.chain_id
    where r.state in ('open', 'closed') order by r.id`)

/** Returns how many rounds, of all games, are due by now and not drawn yet. */
export const countDue = async (db: Queries, now: Instant): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::integer as count from minigame_round
      where draws_at <= ${timestamp(now)} and state in ('open', 'closed')`)
  ).count

/** Forgeries that someone with the house's own database connection may try. */
export const forgeries = {
  draw: sql`update minigame_round set draw = '{}' where state = 'drawn'`,
  results: sql`update minigame_round set results = '[]' where state = 'drawn'`,
  seed: sql`update minigame_round set seed = decode(repeat('00', 32), 'hex') where state = 'drawn'`,
  'seed before its time': sql`update minigame_round set seed = decode(repeat('00', 32), 'hex') where state = 'closed'`,
  beacon: sql`update minigame_round set beacon = decode(repeat('00', 32), 'hex') where state = 'closed'`,
  commitment: sql`update minigame_round set commitment = decode(repeat('00', 32), 'hex')`,
  'void after its draw': sql`
    update minigame_round set state = 'void', voided_at = now(), void_cause = 'operator', drawn_at = null, draw = null,
      results = null where state = 'drawn'`,
  'open again': sql`update minigame_round set state = 'open', beacon = null where state = 'closed'`,
  'another closing': sql`update minigame_round set closes_at = closes_at + interval '9 seconds'`,
  'no round': sql`delete from minigame_round`,
  'chain end': sql`update minigame_chain set chain_end = decode(repeat('00', 32), 'hex')`,
  'secret of a chain': sql`update minigame_chain set secret_sealed = '\\x00'`,
  'links given again': sql`update minigame_chain set given = given - 1 where given > 0`,
  'no chain': sql`delete from minigame_chain`,
  'prices of running rounds': sql`update minigame_terms set prices = '{}'`,
} as const
