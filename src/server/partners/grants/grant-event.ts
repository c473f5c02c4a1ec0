import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import { findMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type OperatorAct,
  recordAct,
  refusalForAmount,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import { COMMISSIONS, purseAccount } from '../purses/purse-accounts.ts'
import { addToPurses } from '../purses/purses.sql.ts'
import { listNewestTerms } from '../tree/partner-terms.sql.ts'
import { findGrant, insertGrant } from './grants.sql.ts'

type GrantDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & { readonly site: Pick<Site, 'settings'> }
type Grant = OperatorAct & { readonly memberId: MemberId; readonly key: string; readonly amount: number }

/** Gives a partner event money, to be requested like other earnings; the operator's key makes it idempotent. */
export const grantEvent = (
  deps: GrantDeps,
  { operator, ip, memberId, key, amount, reason }: Grant,
): Promise<Result<{ id: MemberId }, Refusal<'PARTNER_UNKNOWN' | 'KEY_REUSED' | 'SECOND_PERSON_NEEDED'>>> =>
  deps.db.transaction(async tx => {
    const member = await findMember(tx, memberId)
    const [terms] = await listNewestTerms(tx, [memberId])
    if (!member || (member.kind !== 'partner' && !terms)) return refuse({ code: 'PARTNER_UNKNOWN' })
    const before = await findGrant(tx, operator.memberId, key)
    if (before) {
      const isSame = before.memberId === memberId && before.amount === amount
      return isSame ? accept({ id: memberId }) : refuse({ code: 'KEY_REUSED' })
    }
    const at = deps.clock.now()
    const ref = deps.newUuid()
    const done = {
      act: 'grant-partner-event',
      subject: `member:${memberId}`,
      before: null,
      after: { amount },
    }
    const counted = { class: 'money-by-hand', operator, memberId, amount, at } as const
    const no = await refusalForAmount(tx, deps.site, { ...counted, ...done })
    if (no) return refuse(no)
    await insertGrant(tx, { ref, memberId, operatorId: operator.memberId, key, amount, reason, at })
    const posted = await postTransfer(tx, {
      ref,
      kind: 'event-credit',
      postings: [{ from: COMMISSIONS, to: purseAccount('event'), amount: won(amount) }],
      at,
      actor: `operator:${operator.memberId}`,
      memo: reason,
    })
    assert(posted.ok, 'the house pays its commissions')
    await addToPurses(tx, [{ memberId, item: 'event', amount }])
    await recordAct(tx, { operator, ...done, reason, ip, at })
    tellContentChanged(tx, deps, 'settlements', memberId)
    return accept({ id: memberId })
  })
