import type { addressContract } from '#contract/back-office/addresses.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '../site-state.ts'
import { blockAddress } from './block-address.ts'
import { type Blocked, readAddresses } from './read-addresses.ts'

type AddressDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/** Operator routes for blocked addresses. */
export const addressRoutes = (deps: AddressDeps): Handlers<typeof addressContract> => ({
  addresses: async ({ query, ip }) => {
    const { addresses, ...counts } = await readAddresses(deps, query)
    return accept({ addresses: addresses.map(wireBlocked), ownAddress: ip, ...counts })
  },
  blockAddress: ({ caller, ip, body }) => blockAddress(deps, { operator: caller, ip, ...body }),
})

const DATE_TIME = 'YYYY-MM-DD HH:mm:ss'

const wireBlocked = ({ blockedAt, blockedUntil, ...row }: Blocked) => ({
  ...row,
  blockedAt: formatSeoul(blockedAt, DATE_TIME),
  blockedUntil: blockedUntil === null ? null : formatSeoul(blockedUntil, DATE_TIME),
})
