import { instant, MINUTE } from '#domain/instant.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import { endSessionOf } from '#server/members/members.ts'
import type { Site } from '#server/site/site.ts'
import type { ExclusionDeps } from '../exclude.ts'
import { insertHistory } from '../protection.sql.ts'
import { listLongStays, putBreak } from './stays.sql.ts'

type BreakDeps = ExclusionDeps & { readonly site: Pick<Site, 'settings'> }

/** Logs out members who have played continuously for too long, and blocks their bets during a break (field P14). */
export async function beginBreaks({ db, clock, site, forgetSessions }: BreakDeps): Promise<void> {
  const { playStayMaxMin, playBreakMin } = site.settings()
  if (playStayMaxMin === 0) return
  for (const { memberId } of await listLongStays(db, playStayMaxMin, clock.now()))
    await db.transaction(async tx => {
      await guardWallet(tx, memberId)
      const at = clock.now()
      await putBreak(tx, { memberId, from: at, until: instant(at + playBreakMin * MINUTE) })
      await endSessionOf(tx, memberId, 'break', at)
      await insertHistory(tx, { memberId, at, what: 'break-due' })
      tx.afterCommit(() => forgetSessions(memberId))
    })
}
