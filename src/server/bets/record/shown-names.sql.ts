import { sql, type Tx } from '#server/platform/postgres/postgres.ts'
import type { ShownNames } from './shown-names.ts'

type NumberedNames = { readonly digest: string; readonly id: number }

/**
 * Stores the sets of names that do not exist yet; returns the numbers of all. Inserted in one fixed order, so that
 * concurrent transactions with the same sets cannot deadlock.
 */
export async function keepShownNames(tx: Tx, shown: readonly ShownNames[]): Promise<NumberedNames[]> {
  const rows = JSON.stringify(shown.map(({ names, digest }) => ({ ...names, digest })))
  await tx.run(sql`
    insert into shown_names (sport, league, home, away, market, pick, digest)
    select n.sport, n.league, n.home, n.away, n.market, n.pick, decode(n.digest, 'hex')
    from json_to_recordset(${rows}::json)
      n(sport text, league text, home text, away text, market text, pick text, digest text)
    where not exists (select from shown_names known where known.digest = decode(n.digest, 'hex'))
    order by n.digest
    on conflict do nothing`)
  return tx.many<NumberedNames>(sql`
    select n.id, encode(n.digest, 'hex') as digest
    from unnest(${shown.map(one => one.digest)}::text[]) asked(digest)
    cross join lateral (
      select n.id, n.digest from shown_names n where n.digest = decode(asked.digest, 'hex') offset 0
    ) n`)
}
