import type { MemberId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import { markOfPhone } from '#server/members/members.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteEndedPhones, listUnknownPhones, putPhone } from './phones.sql.ts'

export const PHONES_EVERY = HOUR

/** Keeps the mark of a member's phone, by which a sign-up under other names is known; nothing where there is no phone. */
export async function keepPhone(
  tx: Queries,
  { seal }: Pick<Deps, 'seal'>,
  memberId: MemberId,
): Promise<void> {
  const mark = await markOfPhone(tx, seal, memberId)
  if (mark) await putPhone(tx, memberId, mark)
}

/** Brings the marks in step with the exclusions in force: what has ended is known no more, what is older than marks is. */
export async function keepPhones(deps: Pick<Deps, 'db' | 'clock' | 'seal'>): Promise<void> {
  const { db, clock } = deps
  const at = clock.now()
  await deleteEndedPhones(db, at)
  for (const { memberId } of await listUnknownPhones(db, at)) await keepPhone(db, deps, memberId)
}
