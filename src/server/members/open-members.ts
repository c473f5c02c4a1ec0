import { managerContract, memberContract, memberOperatorContract } from '#contract/account/members.ts'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { purseContract } from '#contract/account/purse.ts'
import { secondFactorContract, secondFactorOperatorContract } from '#contract/account/second-factor.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { deskContract, operatorContract, roleContract } from '#contract/back-office/operators.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { GAME_STAY } from '#domain/members/game-stay.ts'
import type { Result } from '#domain/result.ts'
import type { Admit } from '#server/platform/http/caller.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Seal } from '#server/platform/process/seal.ts'
import { sharedRuns } from '#server/platform/work/shared-runs.ts'
import { throttle } from '#server/platform/work/throttle.ts'
import { readAtCommit, type Site } from '#server/site/site.ts'
import { openActivity } from './activity.ts'
import { admission } from './admission.ts'
import type { EndPartner } from './desk/change-standing.ts'
import { markPhones } from './desk/mark-phones.ts'
import { memberActRoutes } from './desk/member-acts.operator.ts'
import { type LiveSessions, openLiveSessions } from './live-sessions.ts'
import { type Alive, stretchSessionOf } from './login-sessions.sql.ts'
import { deviceFinder } from './logins/known-devices.ts'
import { loginOperatorRoutes } from './logins/logins.operator.ts'
import { type FindMemberRecord, memberRecords } from './member-records.ts'
import { memberOperatorRoutes } from './members.operator.ts'
import { managerRoutes, memberRoutes } from './members.routes.ts'
import { deskRoutes, operatorRoutes, roleRoutes } from './operators/operators.operator.ts'
import type { HasOpenBets } from './own/close-account.ts'
import type { CheckRefusal } from './own/exchange-password.ts'
import type { TellAccountChange } from './own/note-change.ts'
import { ownRoutes } from './own/own.routes.ts'
import { type OwnProof, openOwnProof } from './own/own-proof.ts'
import { createPasswords, type PasswordCost, type Passwords } from './passwords.ts'
import type { IsPhoneExcluded } from './phone-mark.ts'
import type { OnConverted } from './points/convert-points.ts'
import { purseRoutes } from './points/points.routes.ts'
import { secondFactorOperatorRoutes } from './second-factor/second-factor.operator.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'

export type Members = {
  readonly admit: Admit
  readonly findRecord: FindMemberRecord
  readonly ownProof: OwnProof
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  /** Subscribes to every change of a member or session, made in any process. */
  onChange(hear: (member: MemberId) => void): void
  /** Drops this process's cached sessions of a member; call it after ending one. */
  forgetSessions(member: MemberId): void
  /** Hashes passwords, in one queue per process. */
  readonly passwords: Passwords
  /** Keeps a member's session alive while casino or slots are open in another window (SESSION-014). */
  readonly stayInGames: (member: MemberId) => Promise<void>
  /** Criteria for live sessions. */
  alive(): Alive
  close(): void
}

/** Many members share one address (mobile networks), so these limits only stop floods. */
const QUESTIONS_MAX = 60
const SIGN_UPS_MAX = 30

/** Opens members: cached sessions, password hashing, throttles. Returns admission and the routes. */
export async function openMembers(
  deps: Deps & {
    readonly site: Site
    readonly seal: Seal
    readonly tellAccountChange: TellAccountChange
    readonly hasOpenBets: HasOpenBets
    readonly isPhoneExcluded: IsPhoneExcluded
    readonly onConverted: OnConverted
    readonly endPartner: EndPartner
    readonly passwordCost?: PasswordCost | undefined
  },
): Promise<Members> {
  const { clock, site } = deps
  await markPhones(deps)
  const sessions = await openLiveSessions(deps)
  const activity = openActivity(deps)
  const findRecord = memberRecords(deps)
  const passwords = await createPasswords(deps.passwordCost)
  const routeDeps = {
    ...deps,
    sessions,
    activity,
    findRecord,
    passwords,
    exchangeTries: sharedRuns<Result<true, CheckRefusal>>(),
    findDevice: deviceFinder(deps),
    crowdsTold: throttle(clock, 1, 10 * MINUTE),
    asking: throttle(clock, QUESTIONS_MAX, MINUTE),
    joining: throttle(clock, SIGN_UPS_MAX, 10 * MINUTE),
  }
  return {
    admit: admission({ ...deps, sessions, activity }),
    findRecord,
    ownProof: openOwnProof(routeDeps),
    features: [
      feature(memberContract, memberRoutes(routeDeps)),
      feature(managerContract, managerRoutes(routeDeps)),
      feature(memberOperatorContract, memberOperatorRoutes({ ...deps, sessions })),
      feature(memberActContract, memberActRoutes(routeDeps), db =>
        memberActRoutes({ ...routeDeps, db, site: readAtCommit(site) }),
      ),
      feature(ownAccountContract, ownRoutes(routeDeps)),
      feature(secondFactorContract, secondFactorRoutes(routeDeps)),
      feature(secondFactorOperatorContract, secondFactorOperatorRoutes(routeDeps)),
      feature(purseContract, purseRoutes(routeDeps)),
      feature(deskContract, deskRoutes(deps)),
      feature(operatorContract, operatorRoutes(routeDeps), db => operatorRoutes({ ...routeDeps, db })),
      feature(roleContract, roleRoutes(deps), db => roleRoutes({ ...deps, db })),
      feature(loginOperatorContract, loginOperatorRoutes(deps)),
    ],
    backgrounds: [activity.background],
    onChange: sessions.onChange,
    forgetSessions: sessions.forget,
    passwords,
    stayInGames: member => stayInGames({ ...deps, sessions }, member),
    alive: activity.alive,
    close: () => {
      activity.close()
      sessions.close()
    },
  }
}

type StayDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Pick<Site, 'settings'>
  readonly sessions: Pick<LiveSessions, 'forget'>
}

/**
 * Casino and slots run in another window, where this site sees no activity: the session counts as used until 120
 * minutes from now and does not end earlier. A later end stays (SESSION-014, SESSION-018).
 */
async function stayInGames({ db, clock, site, sessions }: StayDeps, member: MemberId): Promise<void> {
  const until = instant(clock.now() + GAME_STAY)
  const usedAt = instant(until - site.settings().autoLogoutMin * MINUTE)
  await stretchSessionOf(db, member, { until, usedAt })
  sessions.forget(member)
}
