import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { addressList } from './address-list.ts'
import { deleteBlockedAddress, insertBlockedAddress } from './addresses.sql.ts'
import { tellSiteChanged } from './settings.sql.ts'
import type { Site } from './site-state.ts'

type Block = OperatorAct & {
  /** An address or a network in CIDR form. */
  readonly address: string
  readonly blocked: boolean
}

/**
 * Blocks an address or network, or lets it in again; each call from it then answers 600 (ERR-008). Doing it once more
 * changes nothing and is not logged.
 */
export async function blockAddress(
  { db, clock, site }: Pick<Deps, 'db' | 'clock'> & { site: Site },
  { operator, ip, address, blocked, reason }: Block,
): Promise<Result<{ address: string; blocked: boolean }, Refusal<'OWN_ADDRESS'>>> {
  // Who blocks the own address could never undo it.
  if (blocked && addressList([address]).includes(ip)) return refuse({ code: 'OWN_ADDRESS' })
  await db.transaction(async tx => {
    const at = clock.now()
    const changed = blocked
      ? await insertBlockedAddress(tx, address, reason, at)
      : await deleteBlockedAddress(tx, address)
    if (changed === 0) return
    await tellSiteChanged(tx)
    await recordAct(tx, {
      operator,
      act: blocked ? 'block-address' : 'unblock-address',
      subject: `address:${address}`,
      before: { blocked: !blocked },
      after: { blocked },
      reason,
      ip,
      at,
    })
  })
  await site.refresh()
  return accept({ address, blocked })
}
