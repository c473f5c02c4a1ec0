import type { Permission } from '#domain/operators/permissions.ts'
import { type Db, type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Returns the permissions of a role in the database. */
export const listRolePermissions = async (db: Queries, role: number): Promise<string[]> =>
  (
    await db.many<{ permission: string }>(
      sql`select permission from operator_permission where role_id = ${role}`,
    )
  ).map(({ permission }) => permission)

/** Changes of rights with a database client. The server must notice them too. */
export const givePermissions = {
  toRole: (db: Db, role: number, permissions: readonly Permission[]) =>
    db.transaction(async tx => {
      await tx.run(sql`delete from operator_permission where role_id = ${role}`)
      await tx.run(sql`
        insert into operator_permission (role_id, permission)
        select ${role}, unnest(${permissions}::text[])`)
    }),
  withdrawalType: (db: Queries, userId: string, type: number) =>
    db.run(sql`update member set withdrawal_type = ${type} where user_id = ${userId}`),
}
