import { protectionContract, protectionOperatorContract } from '#contract/account/protection.ts'
import { alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { memberBanContract } from '#contract/back-office/members/member-bans.ts'
import { ownPlayContract } from '#contract/bets/own-play.ts'
import type { MemberId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { endSessionOf } from '#server/members/members.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { alarmOperatorRoutes } from './alarms/alarms.operator.ts'
import { banRoutes } from './bans/bans.operator.ts'
import { noteCashMarks } from './deposits/note-cash-marks.ts'
import { DORMANT_EVERY, markDormant } from './dormant/mark-dormant.ts'
import type { ExclusionDeps } from './exclude.ts'
import { MARKS_EVERY, noteMarks } from './marks/note-marks.ts'
import { ownPlayRoutes } from './own-play/own-play.routes.ts'
import { protectionOperatorRoutes } from './protection.operator.ts'
import { protectionRoutes } from './protection.routes.ts'
import { insertHistory, listTimeUsedUp } from './protection.sql.ts'
import { beginBreaks } from './stays/begin-breaks.ts'

export type ProtectionArea = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Opens player protection for the app (handbook 8.2). */
export const openProtection = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & {
    readonly site: Site
    readonly forgetSessions: (member: MemberId) => void
  },
): ProtectionArea => ({
  features: [
    feature(protectionContract, protectionRoutes(deps)),
    feature(protectionOperatorContract, protectionOperatorRoutes(deps)),
    feature(ownPlayContract, ownPlayRoutes(deps)),
    feature(memberBanContract, banRoutes(deps)),
    feature(alarmOperatorContract, alarmOperatorRoutes(deps)),
  ],
  backgrounds: [
    repeating('time-limits', { every: 5 * SECOND, work: () => endUsedUp(deps), log: deps.log }),
    repeating('play-breaks', { every: 5 * SECOND, work: () => beginBreaks(deps), log: deps.log }),
    repeating('harm-marks', { every: MARKS_EVERY, work: () => noteMarks(deps), log: deps.log }),
    repeating('dormant-accounts', { every: DORMANT_EVERY, work: () => markDormant(deps), log: deps.log }),
    repeating('cash-marks', { every: MARKS_EVERY, work: () => noteCashMarks(deps), log: deps.log }),
  ],
})

/** Logs out members who have used up their daily time limit (handbook 8.2). */
async function endUsedUp({ db, clock, forgetSessions }: ExclusionDeps): Promise<void> {
  const at = clock.now()
  for (const { memberId } of await listTimeUsedUp(db, at))
    await db.transaction(async tx => {
      await endSessionOf(tx, memberId, 'time-used-up', at)
      await insertHistory(tx, { memberId, at, what: 'time-used-up' })
      tx.afterCommit(() => forgetSessions(memberId))
    })
}
