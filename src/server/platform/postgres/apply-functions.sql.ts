import { raw, sql, type Tx } from './postgres.ts'
import type { SqlFunction } from './schema-files.ts'

export const createFunctionTable = (tx: Tx) =>
  tx.run(sql`
    create table if not exists schema_function (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`)

/** Applied functions with the hashes of their files; functions dropped otherwise are not listed. */
export const listFunctions = (tx: Tx) =>
  tx.many<{ name: string; hash: string }>(sql`
    select f.name, f.hash from schema_function f
    where exists (select from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = f.name)`)

/** An existing function, and whether something depends on it, such as a trigger. */
export type StandingFunction = { readonly signature: string; readonly used: boolean }

export const listStanding = (tx: Tx, name: string) =>
  tx.many<StandingFunction>(sql`
    select p.oid::regprocedure::text as signature,
      exists (select from pg_depend d
        where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid and d.deptype = 'n') as used
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = ${name}`)

export const dropFunction = (tx: Tx, { signature }: StandingFunction) =>
  tx.run(raw(`drop routine ${signature}`))

export const runFunction = (tx: Tx, text: string) => tx.run(raw(text))

export const keepFunction = (tx: Tx, { name, hash }: SqlFunction) =>
  tx.run(sql`
    insert into schema_function (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = excluded.applied_at`)

export const forgetFunction = (tx: Tx, name: string) =>
  tx.run(sql`delete from schema_function where name = ${name}`)
