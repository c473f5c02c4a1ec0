import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { network, page, pageCounts, reason, searchInput, seoulDateTime } from '#contract/wire/wire.ts'
import { addressStates } from './address-states.ts'

/** Maximum duration of a temporary block in days; longer blocks have no end. */
const BLOCK_DAYS_MAX = 365

const blockedAddress = z.object({
  /** In CIDR notation, without the prefix length for a single address: `203.0.113.7`, `203.0.113.0/24`. */
  address: z.string(),
  reason: z.string(),
  blockedAt: seoulDateTime,
  /** Null means no end. */
  blockedUntil: seoulDateTime.nullable(),
  /** The block has expired. */
  over: z.boolean(),
  /** The operator; null for blocks from before this was recorded. */
  operator: z.string().nullable(),
})
export type BlockedAddress = z.output<typeof blockedAddress>

export const addressContract = {
  addresses: route({
    method: 'GET',
    path: 'admin/addresses',
    access: 'settings:read',
    summary: '차단된 아이피',
    query: z.object({
      page,
      /** The start of an address, or a full address: then also the networks that contain it. */
      address: searchInput.optional(),
      state: z.enum(addressStates).optional(),
    }),
    output: z.object({
      addresses: z.array(blockedAddress),
      /** The caller's address, which can't be blocked. */
      ownAddress: z.string(),
      ...pageCounts,
    }),
    refusals: [],
  }),
  blockAddress: route({
    method: 'POST',
    path: 'admin/addresses',
    access: 'settings:write',
    summary: '아이피 차단과 해제',
    body: z.object({
      address: network,
      blocked: z.boolean(),
      /** Duration in days; no end when omitted. */
      days: z.number().int().min(1).max(BLOCK_DAYS_MAX).optional(),
      reason,
    }),
    output: z.object({ address: z.string(), blocked: z.boolean() }),
    refusals: ['OWN_ADDRESS', 'NETWORK_TOO_WIDE'],
  }),
}
