import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { checkSignUp, type SignUp } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { networkOf } from '#server/platform/http/caller-network.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Seal } from '#server/platform/process/seal.ts'
import { checkAccepted, currentTerms } from '#server/rules/rules.ts'
import { type Site, tellContentChanged } from '#server/site/site.ts'
import { findByRecommenderCode } from './members.sql.ts'
import type { Passwords } from './passwords.ts'
import { type IsPhoneExcluded, phoneMark } from './phone-mark.ts'
import { findTaken, registerMember } from './register-member.ts'
import { welcomeMember } from './welcome.ts'

export type JoinDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'bus'> & {
  readonly site: Site
  readonly passwords: Passwords
  readonly seal: Seal
  readonly isPhoneExcluded: IsPhoneExcluded
}

type Entered = SignUp & {
  readonly phone: string
  readonly recommenderCode: string | undefined
  readonly isAdult: boolean | undefined
  /** The versions that the member accepted. */
  readonly acceptedTerms: number | undefined
  readonly acceptedPrivacy: number | undefined
  readonly ip: string
}
type Joined = { readonly id: MemberId; readonly waiting: boolean }
type JoinRefusal = Refusal<
  | 'SIGN_UP_ENDED'
  | 'SITE_MAINTENANCE'
  | 'USER_ID_FORMAT'
  | 'USER_ID_RESERVED'
  | 'NICKNAME_FORMAT'
  | 'NICKNAME_RESERVED'
  | 'PASSWORD_FORMAT'
  | 'PASSWORD_MISMATCH'
  | 'UNDER_AGE'
  | 'AGE_NOT_DECLARED'
  | 'TERMS_NOT_ACCEPTED'
  | 'TERMS_CHANGED'
  | 'RECOMMENDER_UNKNOWN'
  | 'USER_ID_TAKEN'
  | 'NICKNAME_TAKEN'
  | 'SIGN_UP_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'
>

/**
 * Signs up a level 1 member. The member waits for an operator's approval unless the site admits everybody (VALID-006,
 * DIALOG-013). Stores the phone (encrypted), the birth date, the declaration of age, and the accepted versions of the
 * terms with the time. Excluded persons cannot return under other names (field P7): they are refused with a neutral
 * text, and only if everything else is valid, so that the form does not reveal who is excluded.
 */
export async function join(deps: JoinDeps, entered: Entered): Promise<Result<Joined, JoinRefusal>> {
  const { db, clock, site, passwords, seal, newUuid } = deps
  const settings = site.settings()
  if (settings.signUpClosed) return refuse({ code: 'SIGN_UP_ENDED' })
  if (settings.siteMaintenance) return refuse({ code: 'SITE_MAINTENANCE' })
  const [violation] = checkSignUp(entered, seoulDay(clock.now()))
  if (violation) return refuse(violation)
  if (entered.isAdult !== true) return refuse({ code: 'AGE_NOT_DECLARED' })
  const accepted = await currentTerms(db)
  const unaccepted = checkAccepted(accepted, {
    terms: entered.acceptedTerms,
    privacy: entered.acceptedPrivacy,
  })
  if (unaccepted) return refuse(unaccepted)
  const recommender = await findRecommender(deps, entered.recommenderCode)
  if (!recommender.ok) return recommender
  const lane = { key: `address ${networkOf(entered.ip)}` }
  const hashing = passwords.inTurn(lane, () => passwords.hash(entered.password))
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const newMember = {
    uid: newUuid(),
    userId: entered.userId,
    nickname: entered.nickname,
    passwordHash: await hashing,
    phoneSealed: seal.seal(entered.phone),
    phoneMark: phoneMark(seal, entered.phone),
    birthDate: entered.birthDate,
    recommendedBy: recommender.value,
    adultDeclaredAt: clock.now(),
  }
  return db.transaction(async tx => {
    if (await deps.isPhoneExcluded(tx, newMember.phoneMark, clock.now()))
      return refuse((await findTaken(tx, newMember)) ?? { code: 'SIGN_UP_UNAVAILABLE' })
    const registered = await registerMember(tx, clock.now(), newMember, accepted)
    if (!registered.ok) return registered
    const { value: member } = registered
    if (!settings.joinApproval) await welcomeMember(tx, member, clock.now(), `member:${member.id}`)
    tellContentChanged(tx, deps, 'sign-ups', member.id)
    return accept({ id: member.id, waiting: settings.joinApproval })
  })
}

/** Finds the recommender; null if none is required, or if the site asks for none (handbook 5.11). */
export async function findRecommender(
  { db, site }: Pick<JoinDeps, 'db' | 'site'>,
  code: string | undefined,
): Promise<Result<MemberId | null, Refusal<'RECOMMENDER_UNKNOWN'>>> {
  const rule = site.settings().recommenderRule
  if (rule === 'none' || (rule === 'optional' && !code)) return accept(null)
  const recommender = code ? await findByRecommenderCode(db, code) : undefined
  return recommender ? accept(recommender.id) : refuse({ code: 'RECOMMENDER_UNKNOWN' })
}
