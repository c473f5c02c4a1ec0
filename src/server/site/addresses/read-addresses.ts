import { isIP } from 'node:net'
import type { Deps } from '#server/platform/process/deps.ts'
import { shownNetwork } from './address-list.ts'
import { type BlockedRow, blockList } from './addresses.sql.ts'

type Wanted = {
  readonly page: number
  /** Prefix of an address, or an address: then also the networks that contain it. */
  readonly address?: string | undefined
  readonly state?: 'blocked' | 'over' | undefined
}

export type Blocked = BlockedRow & { readonly over: boolean }

/** Returns a page of blocked addresses, newest first; expired ones are included until somebody deletes them. */
export async function readAddresses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, address, state }: Wanted,
) {
  const now = clock.now()
  const filter = {
    now,
    beginning: address || undefined,
    within: address && isIP(address) > 0 ? address : undefined,
    over: state && state === 'over',
  }
  const { rows, ...counts } = await blockList.page(db, filter, page)
  const addresses = rows.map(
    (row): Blocked => ({
      ...row,
      address: shownNetwork(row.address),
      over: row.blockedUntil !== null && row.blockedUntil <= now,
    }),
  )
  return { addresses, ...counts }
}
