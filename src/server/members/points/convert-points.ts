import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatFigure, formatSeoul } from '#domain/korean-formats.ts'
import { conversionRefusal, wonOfPoints } from '#domain/members/point-conversion.ts'
import { points, type Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { pointsOf, walletOf } from '#domain/transfer.ts'
import { loadBalances, postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { lockMember, touchMember } from '../members.sql.ts'

/** Called in the transaction of a conversion, before the money is credited. */
export type OnConverted = (
  tx: Tx,
  converted: {
    readonly memberId: MemberId
    readonly ref: string
    readonly amount: Won
    readonly at: Instant
  },
) => Promise<void>

export type ConvertDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & { readonly onConverted: OnConverted }

type Conversion = {
  readonly memberId: MemberId
  readonly amount: number
  /** Update time of the record that the member saw, to the second, in Seoul. */
  readonly seenUpdatedAt: string
}

type ConvertRefusal = Refusal<
  'MEMBER_CHANGED' | 'POINTS_BELOW_MINIMUM' | 'POINTS_ABOVE_HELD' | 'MEMBERS_ALONE'
>

type Converted = { readonly wallet: Won; readonly points: number; readonly updatedAt: Instant }

/**
 * Converts points to won, one to one, in one transfer. The record must be unchanged since the form was shown, and is
 * changed by the conversion: repeating the call converts nothing (API-032).
 */
export function convertPoints(
  { db, clock, newUuid, onConverted }: ConvertDeps,
  { memberId, amount, seenUpdatedAt }: Conversion,
): Promise<Result<Converted, ConvertRefusal>> {
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    assert(member, 'who calls is a member')
    if (member.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
    if (formatSeoul(member.updatedAt, 'YYYY-MM-DD HH:mm:ss') !== seenUpdatedAt)
      return refuse({ code: 'MEMBER_CHANGED' })
    const held = await loadBalances(tx, memberId)
    const refusal = conversionRefusal(amount, held.points)
    if (refusal) return refuse(refusal)
    const at = clock.now()
    const ref = newUuid()
    await onConverted(tx, { memberId, ref, amount: wonOfPoints(points(amount)), at })
    const posted = await postTransfer(tx, {
      ref,
      kind: 'points-converted',
      postings: [
        { from: pointsOf(memberId), to: 'house:points', amount: points(amount) },
        { from: 'house:grants', to: walletOf(memberId), amount: wonOfPoints(points(amount)) },
      ],
      at,
      actor: `member:${memberId}`,
      memo: `${formatFigure(amount)}P 전환`,
    })
    if (!posted.ok) return refuse({ code: 'POINTS_ABOVE_HELD' })
    const { updatedAt } = await touchMember(tx, memberId, at)
    const after = await loadBalances(tx, memberId)
    return accept({ wallet: after.wallet, points: after.points, updatedAt })
  })
}
