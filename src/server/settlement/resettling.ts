import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { BetId, FixtureId, MemberId } from '#domain/ids.ts'
import { type Won, won } from '#domain/money.ts'
import type { StretchNews } from '#server/bets/bets.ts'
import type { SettlingFacts } from './settling-facts.ts'

/** Status and payout of a bet; no payout while it is open. */
type Standing = { readonly statusCode: number; readonly payout: Won | null }

/** A settled bet whose result has changed. */
export type ResettledBet = {
  readonly memberId: MemberId
  readonly betId: BetId
  readonly stake: Won
  readonly before: Standing
  readonly after: Standing
}

/** The facts that a revision of a fixture decided. */
export type Decided = Pick<SettlingFacts, 'revision' | 'result' | 'resultBefore' | 'voids'>

/** Settled bets changed by a revision. */
export type Resettled = Decided & {
  readonly fixtureId: FixtureId
  readonly cause: ResettleCause
  readonly bets: readonly ResettledBet[]
}

/** Returns why a revision changes settled bets: the fact that is new in it (handbook 1.9). */
export function resettleCause({ revision, result, resultBefore, voids }: Decided): ResettleCause {
  const declared = voids.find(one => one.revision === revision)
  if (declared) return declared.voided ? 'voided' : 'void-withdrawn'
  if (result?.revision !== revision) return 'corrected'
  if (result.kind === 'void') return 'voided'
  return resultBefore?.kind === 'void' ? 'void-withdrawn' : 'corrected'
}

/** Those bets of a batch that had been settled before. */
export const resettledOf = ({ bets }: StretchNews): readonly ResettledBet[] =>
  bets.flatMap(([memberId, betId, statusCode, payout, before]) => {
    if (!before) return []
    const [stake, statusBefore, payoutBefore] = before
    return [
      {
        memberId: memberId as MemberId,
        betId: betId as BetId,
        stake: won(stake),
        before: standing(statusBefore, payoutBefore),
        after: standing(statusCode, payout),
      },
    ]
  })

const standing = (statusCode: number, payout: number | null): Standing => ({
  statusCode,
  payout: payout === null ? null : won(payout),
})
