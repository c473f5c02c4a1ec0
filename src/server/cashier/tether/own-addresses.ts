import type { Refusal } from '#contract/wire/refusals.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { readTetherAddress } from '#domain/cashier/tether/tether-address.ts'
import { ADDRESSES_MAX } from '#domain/cashier/tether/tether-states.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { withdrawalsClosed } from './ask-tether-withdrawal.ts'
import { insertAddress, listAddresses, removeAddress, type TetherAddress } from './tether-addresses.sql.ts'
import type { TetherDeps } from './tether-deps.ts'

type Entered = { readonly network: TetherNetwork; readonly address: string; readonly label: string }
type AddRefusal = Refusal<
  | 'TETHER_WITHDRAWAL_MAINTENANCE'
  | 'MEMBERS_ALONE'
  | 'TETHER_ADDRESS'
  | 'TETHER_ADDRESS_KNOWN'
  | 'TETHER_ADDRESSES_FULL'
>

/** Adds an address for a member's tether withdrawals, usable after a day (handbook 5.5, field W6). */
export async function addAddress(
  deps: TetherDeps,
  { memberId }: Pick<Caller, 'memberId'>,
  { network, address: text, label }: Entered,
): Promise<Result<TetherAddress, AddRefusal>> {
  const closed = withdrawalsClosed(deps)
  if (closed) return refuse(closed)
  const address = readTetherAddress(network, text)
  if (address === undefined) return refuse({ code: 'TETHER_ADDRESS' })
  return deps.db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator') return refuse({ code: 'MEMBERS_ALONE' })
    const known = await listAddresses(tx, memberId)
    if (known.some(one => one.network === network && one.address === address))
      return refuse({ code: 'TETHER_ADDRESS_KNOWN' })
    if (known.length >= ADDRESSES_MAX) return refuse({ code: 'TETHER_ADDRESSES_FULL', max: ADDRESSES_MAX })
    const entered = await insertAddress(tx, {
      ...{ id: deps.newUuid(), memberId, network, address, label, enteredAt: deps.clock.now() },
    })
    if (!entered) return refuse({ code: 'TETHER_ADDRESS_KNOWN' })
    tellContentChanged(tx, deps, 'cash', memberId)
    return accept(entered)
  })
}

/** Removes an address; payouts in progress to it still arrive. If added again, the waiting time starts again. */
export const dropAddress = (
  deps: TetherDeps,
  { memberId }: Pick<Caller, 'memberId'>,
  id: string,
): Promise<Result<{ id: string }, Refusal<'TETHER_ADDRESS_UNKNOWN'>>> =>
  deps.db.transaction(async tx => {
    const removed = await removeAddress(tx, memberId, id, deps.clock.now())
    if (!removed) return refuse({ code: 'TETHER_ADDRESS_UNKNOWN' })
    tellContentChanged(tx, deps, 'cash', memberId)
    return accept(removed)
  })
