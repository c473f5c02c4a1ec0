import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'

/** A change of the balance or the points. */
const change = z.object({
  /** Cursor for the next page. */
  id: z.number().int(),
  at: seoulDateTime,
  /** "베팅", "포인트전환" */
  reason: z.string(),
  /** Description, if known. */
  memo: z.string().nullable(),
  /** Negative for outgoing amounts. */
  amount: z.number().int(),
  after: z.number().int(),
})
export type PurseChange = z.output<typeof change>

/** Only changes before this one (cursor). */
const query = z.object({ before: wholeNumber.pipe(z.number().int().positive()).optional() })
const changes = z.object({ changes: z.array(change), hasMore: z.boolean() })

type KnownChange = Omit<PurseChange, 'at'> & { readonly at: Instant }

/** Converts changes to the wire format. */
export const wirePurseChanges = (known: {
  readonly changes: readonly KnownChange[]
  readonly hasMore: boolean
}): z.output<typeof changes> => ({
  changes: known.changes.map(one => ({ ...one, at: formatSeoul(one.at, 'YYYY-MM-DD HH:mm:ss') })),
  hasMore: known.hasMore,
})

/** The member's balances and their changes (DIALOG-017, DIALOG-018, WALLET-018). */
export const purseContract = {
  convertPoints: route({
    method: 'POST',
    path: 'emoney/pointToEmoney',
    access: 'member',
    summary: '포인트를 보유금액으로 전환 (5,000P 이상, 1P = 1원)',
    body: z.object({
      memberId: idParam,
      point: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      userUpdatedAt: seoulDateTime,
    }),
    output: z.object({
      emoney: z.number().int(),
      point: z.number().int(),
      updatedAt: seoulDateTime,
    }),
    refusals: [
      'OTHER_MEMBER',
      'MEMBER_CHANGED',
      'POINTS_BELOW_MINIMUM',
      'POINTS_ABOVE_HELD',
      'MEMBERS_ALONE',
    ],
  }),
  pointChanges: route({
    method: 'GET',
    path: 'emoney/points',
    access: 'member',
    summary: '포인트 변동내역, 또는 전환내역만 (최신순)',
    query: query.extend({ only: z.literal('conversions').optional() }),
    output: changes,
    refusals: [],
  }),
}

/** Includes stakes and payouts, which are kept with the bets. */
export const moneyChangesContract = {
  moneyChanges: route({
    method: 'GET',
    path: 'emoney/changes',
    access: 'member',
    summary: '보유금액 변동내역 (최신순, 90일)',
    query,
    output: changes,
    refusals: [],
  }),
}
