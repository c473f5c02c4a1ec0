import type { Refusal } from '#contract/wire/refusals.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import { tellSiteChanged } from '../settings.sql.ts'
import type { Site } from '../site-state.ts'
import { isTooWide, isWithin } from './address-list.ts'
import { deleteBlockedAddress, findBlock, lockAddresses, putBlock } from './addresses.sql.ts'

type Order = OperatorAct & {
  /** An address or a network in CIDR form. */
  readonly address: string
  readonly blocked: boolean
  /** Number of days; unlimited if absent. */
  readonly days?: number | undefined
}

type BlockDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/**
 * Blocks an address or network, for a time or without an end, or unblocks it; calls from it then answer 600 (ERR-008).
 * Repeating it changes nothing and is not logged.
 */
export async function blockAddress(
  deps: BlockDeps,
  order: Order,
): Promise<Result<{ address: string; blocked: boolean }, Refusal<'OWN_ADDRESS' | 'NETWORK_TOO_WIDE'>>> {
  const { address, blocked, ip } = order
  if (blocked && isTooWide(address)) return refuse({ code: 'NETWORK_TOO_WIDE' })
  // Operators who block their own address could never undo it.
  if (blocked && isWithin(address, ip)) return refuse({ code: 'OWN_ADDRESS' })
  await deps.db.transaction(tx => blockUnderLock(tx, deps, order))
  await deps.site.refresh()
  return accept({ address, blocked })
}

async function blockUnderLock(
  tx: Tx,
  { clock, bus }: BlockDeps,
  { operator, ip, address, blocked, days, reason }: Order,
): Promise<void> {
  await lockAddresses(tx)
  const at = clock.now()
  const until = days === undefined ? null : instant(at + days * DAY)
  const standing = await findBlock(tx, address)
  const wasBlocked = standing !== undefined && (standing.until === null || standing.until > at)
  if (blocked ? wasBlocked && standing.until === until : standing === undefined) return
  if (blocked) await putBlock(tx, address, { reason, at, until, operator: operator.userId })
  else await deleteBlockedAddress(tx, address)
  await tellSiteChanged(tx)
  tellContentChanged(tx, { bus }, 'addresses')
  await recordAct(tx, {
    operator,
    act: blocked ? 'block-address' : 'unblock-address',
    subject: `address:${address}`,
    before: facts(wasBlocked, standing?.until ?? null),
    after: facts(blocked, until),
    reason,
    ip,
    at,
  })
}

/** For the log: contains an end only if there is one. */
const facts = (blocked: boolean, until: Instant | null) => ({
  blocked,
  ...(blocked && until !== null && { blockedUntil: until }),
})
