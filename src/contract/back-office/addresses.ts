import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { network, page, pageCounts, reason, searchInput, seoulDateTime } from '#contract/wire/wire.ts'
import { addressStates } from './address-states.ts'

/** Days for which an address may be blocked at the most; who is to stay out longer is blocked without an end. */
export const BLOCK_DAYS_MAX = 365

const blockedAddress = z.object({
  /** As CIDR, a single address without its length: `203.0.113.7`, `203.0.113.0/24`. */
  address: z.string(),
  reason: z.string(),
  blockedAt: seoulDateTime,
  /** Null: without an end. */
  blockedUntil: seoulDateTime.nullable(),
  /** The block has ended by itself. */
  over: z.boolean(),
  /** Who did it; null for blocks of before that was kept. */
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
      /** The beginning of an address, or an address: then also the networks that hold it. */
      address: searchInput.optional(),
      state: z.enum(addressStates).optional(),
    }),
    output: z.object({
      addresses: z.array(blockedAddress),
      /** The address that the caller comes from: it can't be blocked. */
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
      /** For so many days; without it, without an end. */
      days: z.number().int().min(1).max(BLOCK_DAYS_MAX).optional(),
      reason,
    }),
    output: z.object({ address: z.string(), blocked: z.boolean() }),
    refusals: ['OWN_ADDRESS', 'NETWORK_TOO_WIDE'],
  }),
}
