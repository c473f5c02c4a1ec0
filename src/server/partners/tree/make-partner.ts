import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { commissionProducts, commissionProductWord } from '#domain/partners/commission-product.ts'
import type { CommissionRates } from '#domain/partners/commission-rates.ts'
import { type PartnerLevel, partnerLevelWord } from '#domain/partners/partner-level.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { findByUserId, lockMember, setKind } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type OperatorAct,
  recordAct,
  refusalForOne,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import type { KeptTerms } from './partner-terms.sql.ts'
import { lockTree, setTerms, type TermsChange, type TermsRefusal } from './set-terms.ts'

export type TreeDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly site: Pick<Site, 'settings'>
  readonly forgetSessions: (member: MemberId) => void
}

type Made = { readonly id: MemberId }
export type PartnerActRefusal =
  | TermsRefusal
  | Refusal<'PARTNER_UNKNOWN' | 'PARTNER_ALREADY' | 'SECOND_PERSON_NEEDED'>

/** Makes a member, given by login name, a partner with a level and rates (handbook 4.3); with an act log entry. */
export async function makePartner(
  deps: TreeDeps,
  {
    userId,
    level,
    rates,
    ...act
  }: OperatorAct & {
    readonly userId: string
    readonly level: PartnerLevel
    readonly rates: CommissionRates
  },
): Promise<Result<Made, PartnerActRefusal>> {
  const found = await findByUserId(deps.db, userId)
  if (!found) return refuse({ code: 'PARTNER_UNKNOWN' })
  return changePartner(deps, { ...act, memberId: found.id, act: 'make-partner' }, known =>
    known?.active && known.level !== null
      ? refuse({ code: 'PARTNER_ALREADY' })
      : accept({ level, active: true, rates, agentOf: [] }),
  )
}

/** Changes a partner's rates, for bets accepted from then on; with an act log entry. */
export const changeRates = (
  deps: TreeDeps,
  { rates, ...act }: OperatorAct & { readonly memberId: MemberId; readonly rates: CommissionRates },
): Promise<Result<Made, PartnerActRefusal>> =>
  changePartner(deps, { ...act, act: 'change-partner-rates' }, known =>
    known && known.level !== null ? accept({ ...known, rates }) : refuse({ code: 'PARTNER_UNKNOWN' }),
  )

/** Stops a partner, or resumes one; bets accepted before still bring commissions. With an act log entry. */
export const setPartnerState = (
  deps: TreeDeps,
  { active, ...act }: OperatorAct & { readonly memberId: MemberId; readonly active: boolean },
): Promise<Result<Made, PartnerActRefusal>> =>
  changePartner(deps, { ...act, act: active ? 'resume-partner' : 'stop-partner' }, known =>
    known && known.level !== null ? accept({ ...known, active }) : refuse({ code: 'PARTNER_UNKNOWN' }),
  )

/** Sets a member's rates for own bets, and flags for those of recommended members (ROLE-017, ROLE-018). */
export const setAgent = (
  deps: TreeDeps,
  {
    rates,
    agentOf,
    ...act
  }: OperatorAct & { readonly memberId: MemberId } & Pick<TermsChange, 'rates' | 'agentOf'>,
): Promise<Result<Made, PartnerActRefusal>> =>
  changePartner(deps, { ...act, act: 'change-member-rolling' }, known =>
    known?.active && known.level !== null
      ? refuse({ code: 'PARTNER_ALREADY' })
      : accept({ level: null, active: true, rates, agentOf }),
  )

type PartnerAct = OperatorAct & { readonly memberId: MemberId; readonly act: string }

/**
 * The only way for operators to change terms: locks the account, checks the rates, and requires a second operator where
 * needed.
 */
function changePartner(
  deps: TreeDeps,
  act: PartnerAct,
  make: (known: KeptTerms | undefined) => Result<TermsChange, PartnerActRefusal>,
): Promise<Result<Made, PartnerActRefusal>> {
  const { memberId, operator, ip, reason } = act
  return deps.db.transaction(async tx => {
    // Before the account, as in partners' own operations, to avoid deadlocks.
    await lockTree(tx)
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator' || member.status === 'left' || member.status === 'refused')
      return refuse({ code: 'PARTNER_UNKNOWN' })
    const at = deps.clock.now()
    const changing = { memberId, at, changedBy: `operator:${operator.memberId}`, reason }
    const changed = await setTerms(tx, changing, ({ own }) => make(own))
    if (!changed.ok) return changed
    const { before, after } = changed.value
    const done = {
      act: act.act,
      subject: `member:${memberId}`,
      before: before ? toldTerms(before) : { active: false },
      after: toldTerms(after),
    }
    const no = refusalForOne(deps.site, operator, { class: 'partner-rates', ...done })
    if (no) return refuse(no)
    await setKindOf(tx, deps, memberId, member.kind, after)
    await recordAct(tx, { operator, ...done, reason, ip, at })
    tellContentChanged(tx, deps, 'settlements', memberId)
    return accept({ id: memberId })
  })
}

/** A member with a level is a partner, even when stopped: earlier earnings remain. */
async function setKindOf(
  tx: Tx,
  { clock, forgetSessions }: TreeDeps,
  memberId: MemberId,
  kind: 'member' | 'partner',
  { level }: TermsChange,
): Promise<void> {
  const wanted = level === null ? 'member' : 'partner'
  if (kind === wanted) return
  await setKind(tx, memberId, wanted, clock.now())
  tx.afterCommit(() => forgetSessions(memberId))
}

const percent = (rate: number): string => `${String(rate / 100)}%`

/** Terms for the act log: the level, and all rates other than zero. */
const toldTerms = ({ level, active, rates, agentOf }: TermsChange): object => ({
  level: level === null ? null : partnerLevelWord[level],
  active,
  ...Object.fromEntries(
    commissionProducts
      .filter(product => rates[product].rolling > 0 || rates[product].losing > 0)
      .map(product => [
        commissionProductWord[product],
        `롤링 ${percent(rates[product].rolling)} 루징 ${percent(rates[product].losing)}`,
      ]),
  ),
  ...(agentOf.length > 0 && { agentOf: agentOf.map(product => commissionProductWord[product]).join() }),
})
