import { endSessionOf } from '#server/members/members.ts'
import type { ExclusionDeps } from './exclude.ts'
import { insertHistory, listTimeUsedUp } from './protection.sql.ts'

/** Logs out members who have used up their daily time limit (handbook 8.2). */
export async function endUsedUp({ db, clock, forgetSessions }: ExclusionDeps): Promise<void> {
  const at = clock.now()
  for (const { memberId } of await listTimeUsedUp(db, at))
    await db.transaction(async tx => {
      await endSessionOf(tx, memberId, 'time-used-up', at)
      await insertHistory(tx, { memberId, at, what: 'time-used-up' })
      tx.afterCommit(() => forgetSessions(memberId))
    })
}
