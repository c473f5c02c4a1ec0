import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { ONCE_PASSWORD_MILLISECONDS } from '#domain/members/once-password.ts'
import type { CommissionRates } from '#domain/partners/commission-rates.ts'
import { checkNewAccount } from '#domain/partners/new-partner.ts'
import type { PartnerLevel } from '#domain/partners/partner-level.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { activateMember, keepOncePassword, registerMember } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { listNewestTerms } from './partner-terms.sql.ts'
import { readSurroundings } from './read-surroundings.ts'
import { lockTree, setTerms, type TermsRefusal } from './set-terms.ts'

/** Hashes a password in the shared queue. */
export type HashPassword = (who: MemberId, password: string) => Promise<string> | undefined

export type SubPartnerDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & {
  readonly hashPassword: HashPassword
}

export type NewSubPartner = {
  readonly partner: MemberId
  readonly userId: string
  readonly nickname: string
  readonly password: string
  readonly level: PartnerLevel
  readonly rates: CommissionRates
}

type CreateRefusal =
  | TermsRefusal
  | Refusal<
      | 'PARTNER_STOPPED'
      | 'USER_ID_FORMAT'
      | 'USER_ID_RESERVED'
      | 'NICKNAME_FORMAT'
      | 'NICKNAME_RESERVED'
      | 'PASSWORD_FORMAT'
      | 'USER_ID_TAKEN'
      | 'NICKNAME_TAKEN'
      | 'TOO_MANY_REQUESTS'
    >

/**
 * Creates a sub-partner: an account below the partner's own, with a lower level and rates no higher (handbook 6.4). The
 * password is a one-time password.
 */
export async function createSubPartner(
  deps: SubPartnerDeps,
  { partner, userId, nickname, password, level, rates }: NewSubPartner,
): Promise<Result<{ id: MemberId }, CreateRefusal>> {
  const violation = checkNewAccount({ userId, nickname, password })
  if (violation) return refuse(violation)
  const hashing = deps.hashPassword(partner, password)
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const passwordHash = await hashing
  return deps.db.transaction(async tx => {
    await lockTree(tx)
    if (!(await isActivePartner(tx, partner))) return refuse({ code: 'PARTNER_STOPPED' })
    const at = deps.clock.now()
    const registered = await registerMember(tx, at, {
      uid: deps.newUuid(),
      userId,
      nickname,
      passwordHash,
      phoneSealed: null,
      birthDate: null,
      recommendedBy: partner,
      kind: 'partner',
    })
    if (!registered.ok) return registered
    const { id } = registered.value
    await activateMember(tx, id, at)
    await keepOncePassword(tx, id, instant(at + ONCE_PASSWORD_MILLISECONDS))
    const set = await setTerms<never>(
      tx,
      { memberId: id, at, changedBy: `member:${partner}`, reason: '하위 파트너 생성' },
      () => accept({ level, active: true, rates, agentOf: [] }),
    )
    if (!set.ok) return set
    tellContentChanged(tx, deps, 'settlements', partner)
    return accept({ id })
  })
}

type ChangeRefusal = TermsRefusal | Refusal<'PARTNER_UNKNOWN' | 'PARTNER_STOPPED'>
type SubPartnerChange = {
  readonly partner: MemberId
  readonly id: MemberId
  readonly change: { readonly rates: CommissionRates } | { readonly active: boolean }
}

/** Changes the rates of a partner directly below, or stops one; others are refused. */
export const changeSubPartner = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
  { partner, id, change }: SubPartnerChange,
): Promise<Result<{ id: MemberId }, ChangeRefusal>> =>
  deps.db.transaction(async tx => {
    await lockTree(tx)
    if (!(await isActivePartner(tx, partner))) return refuse({ code: 'PARTNER_STOPPED' })
    const { own, parent } = await readSurroundings(tx, id)
    if (!own || own.level === null || parent?.memberId !== partner) return refuse({ code: 'PARTNER_UNKNOWN' })
    const reason = 'rates' in change ? '요율 변경' : change.active ? '파트너 재개' : '파트너 중지'
    const changing = { memberId: id, at: deps.clock.now(), changedBy: `member:${partner}`, reason }
    const set = await setTerms<never>(tx, changing, () => accept({ ...own, ...change }))
    if (!set.ok) return set
    tellContentChanged(tx, deps, 'settlements', partner)
    return accept({ id })
  })

async function isActivePartner(tx: Tx, id: MemberId): Promise<boolean> {
  const [terms] = await listNewestTerms(tx, [id])
  return terms?.active === true && terms.level !== null
}
