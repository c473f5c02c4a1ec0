import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { recordAct, refusalForOne } from '#server/site/site.ts'
import { putAddresses } from './accounts.sql.ts'
import { type AccountAct, type AccountDeps, lockTarget } from './lock-target.ts'

type AddressRefusal = Refusal<'NOT_FOUND' | 'OWN_OPERATOR' | 'OPERATOR_ABOVE' | 'SECOND_PERSON_NEEDED'>

/**
 * Sets the networks from which another operator may work, effective at once; empty applies the site's. With an act
 * log entry.
 */
export async function setOperatorAddresses(
  { db, clock, site, sessions }: AccountDeps,
  { addresses, ...act }: AccountAct & { readonly addresses: readonly string[] },
): Promise<Result<{ id: MemberId }, AddressRefusal>> {
  const { operatorId: id, operator, ip, reason } = act
  const wanted = [...new Set(addresses)]
  const done = await db.transaction(async tx => {
    const target = await lockTarget(tx, act)
    if (!target.ok) return target
    const { account } = target.value
    if (account.addresses.join() === wanted.join()) return accept({ id })
    const change = {
      act: 'set-operator-addresses',
      subject: `member:${id}`,
      before: { addresses: account.addresses.join(', ') },
      after: { addresses: wanted.join(', ') },
    }
    const no = refusalForOne(site, operator, { class: 'roles', ...change })
    if (no) return refuse(no)
    await putAddresses(tx, id, wanted)
    await recordAct(tx, { operator, ip, reason, ...change, at: clock.now() })
    return accept({ id })
  })
  sessions.forget(id)
  return done
}
