import { memberContract, memberOperatorContract } from '#contract/members.ts'
import type { MemberId } from '#domain/ids.ts'
import { MINUTE } from '#domain/instant.ts'
import type { Admit } from '#server/platform/caller.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type Feature, feature } from '#server/platform/http.ts'
import type { Seal } from '#server/platform/seal.ts'
import { throttle } from '#server/platform/throttle.ts'
import { turnsByKey } from '#server/platform/turns.ts'
import type { Site } from '#server/site/site.ts'
import { admission } from './admission.ts'
import { openLiveSessions } from './live-sessions.ts'
import { type FindMemberRecord, memberRecords } from './member-records.ts'
import { memberOperatorRoutes } from './members.operator.ts'
import { memberRoutes } from './members.routes.ts'
import { createPasswords } from './passwords.ts'

export type Members = {
  readonly admit: Admit
  readonly findRecord: FindMemberRecord
  readonly features: readonly Feature[]
  /** Hears of every change of a member or a member's session, in whatever process it was made. */
  onChange(hear: (member: MemberId) => void): void
  close(): void
}

/** Many members share one address (mobile networks), so these stop floods and nobody else. */
const FAILED_LOGINS_MAX = 100
const QUESTIONS_MAX = 60
const SIGN_UPS_MAX = 30

/** Opens what members need: sessions in memory, password hashing, throttles; gives who may call and the doorways. */
export async function openMembers(
  deps: Deps & { readonly site: Site; readonly seal: Seal },
): Promise<Members> {
  const { clock } = deps
  const sessions = await openLiveSessions(deps)
  const findRecord = memberRecords(deps)
  const routeDeps = {
    ...deps,
    sessions,
    findRecord,
    passwords: await createPasswords(),
    inTurn: turnsByKey(),
    failuresByAddress: throttle(clock, FAILED_LOGINS_MAX, 10 * MINUTE),
    asking: throttle(clock, QUESTIONS_MAX, MINUTE),
    joining: throttle(clock, SIGN_UPS_MAX, 10 * MINUTE),
  }
  return {
    admit: admission({ ...deps, sessions }),
    findRecord,
    features: [
      feature(memberContract, memberRoutes(routeDeps)),
      feature(memberOperatorContract, memberOperatorRoutes({ ...deps, sessions })),
    ],
    onChange: sessions.onChange,
    close: sessions.close,
  }
}
