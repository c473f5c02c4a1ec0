import type { SecondPersonRules } from '#domain/operators/second-person.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Sets the operations that need a second operator. Tests of other things have none. */
export const setSecondPerson = (db: Queries, rules: SecondPersonRules) =>
  db.run(sql`
    insert into setting (key, value, updated_at) values ('secondPerson', ${JSON.stringify(rules)}, now())
    on conflict (key) do update set value = excluded.value`)

/** Returns the number of approval requests by state. */
export const countAskStates = (db: Queries) =>
  db.many<{ state: string; count: number; sealed: number }>(sql`
    select state, count(*)::integer as count, count(input_sealed)::integer as sealed
    from approval_ask group by state order by state`)

/** Gives a role the right to approve. */
export const giveBy = (db: Queries, giver: string, role: number, permission: string) =>
  db.run(sql`
    insert into operator_permission (role_id, permission, given_by)
    values (${role}, ${permission}, (select id from member where user_id = ${giver}))`)
