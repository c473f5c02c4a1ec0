import { assert } from '../assert.ts'
import type { WalletCode } from './wallet-codes.ts'

/** A win, a refund or the end of a round, as reported by the supplier. */
export type Ending = {
  readonly kind: 'win' | 'refund' | 'end'
  readonly betRef: string | undefined
  /** The round that the call names; undefined for the house's own refunds. */
  readonly round: string | undefined
  readonly amount: number
  /** No more transactions follow in the round. */
  readonly endsRound: boolean
}

/** How a bet ended. `end` closes bets without a win; a win may still follow. */
export type Resolution = 'win' | 'refund' | 'end'

/** A bet of the round in its present state. */
export type RoundBet = {
  readonly ref: string
  readonly betId: string
  readonly stake: number
  readonly resolution: Resolution | null
  readonly revision: number
  readonly status: number
  readonly payout: number | null
}

export type EndingFacts = {
  /** The stored transaction with the reference that the call names. */
  readonly bet: {
    readonly state: 'done' | 'refused' | 'tombstone'
    readonly kind: string
    readonly memberId: number
  } | null
  readonly memberId: number
  /** The round of the bet that the call names, or else the one that the call names. */
  readonly round: {
    readonly ref: string
    readonly state: 'open' | 'settled' | 'cancelled'
    readonly isNew: boolean
  } | null
  readonly bets: readonly RoundBet[]
}

/** A bet that gets a result, or a result other than `end`. */
export type EndedBet = {
  readonly bet: RoundBet
  readonly resolution: Resolution
  readonly payout: number | 'stake-back'
}

export type EndingVerdict =
  | { readonly ok: false; readonly code: WalletCode }
  | {
      readonly ok: true
      readonly ended: readonly EndedBet[]
      /**
       * True for the refund of an unknown bet: a tombstone is stored and the bet is refused when it
       * arrives.
       */
      readonly leavesStone: boolean
      readonly roundBecomes: 'settled' | 'cancelled' | undefined
    }

/**
 * Status of a bet by the supplier's payout (CASINO-008). Only a payout above the stake is a win: slots and side
 * bets often return a part of it.
 */
export const suppliedStatus = (stake: number, payout: number): 'won' | 'lost' =>
  payout > stake ? 'won' : 'lost'

const no = (code: WalletCode): EndingVerdict => ({ ok: false, code })

/**
 * Decides what a win, a refund or the end of a round does to the bets of its round (field 4). Each bet is
 * resolved once, by a win or a refund. A refund of an unknown bet leaves a tombstone. Sessions,
 * exclusions and maintenance do not matter here.
 */
export function judgeEnding(ending: Ending, facts: EndingFacts): EndingVerdict {
  if (facts.bet && (facts.bet.memberId !== facts.memberId || facts.bet.kind !== 'bet'))
    return no('TRANSACTION_CONFLICT')
  if (isOfOtherRound(ending, facts)) return no('ROUND_MISMATCH')
  if (ending.kind === 'refund') return judgeRefund(ending, facts)
  return ending.kind === 'win' ? judgeWin(ending, facts) : judgeEnd(facts)
}

/** Whether the bet that the call names was taken in another round than the call names (rule 14). */
const isOfOtherRound = ({ betRef, round: named }: Ending, { bet, round }: EndingFacts): boolean =>
  betRef !== undefined &&
  bet?.state === 'done' &&
  named !== undefined &&
  round !== null &&
  round.ref !== named

function judgeWin(ending: Ending, { bet, bets }: EndingFacts): EndingVerdict {
  const { betRef, amount } = ending
  if (betRef === undefined) {
    const open = bets.filter(({ resolution }) => resolution === null)
    const taken = open.length > 0 ? open : bets.filter(({ resolution }) => resolution === 'end')
    if (bets.length === 0) return no('BET_UNKNOWN')
    if (taken.length > 0) return wins(ending, bets, taken, amount)
    return no(bets.every(({ resolution }) => resolution === 'refund') ? 'BET_REFUNDED' : 'BET_RESOLVED')
  }
  if (bet?.state === 'tombstone') return no('BET_REFUNDED')
  const named = bets.find(one => one.ref === betRef)
  if (bet?.state !== 'done' || !named) return no('BET_UNKNOWN')
  if (named.resolution === 'win') return no('BET_RESOLVED')
  if (named.resolution === 'refund') return no('BET_REFUNDED')
  return wins(ending, bets, [named], amount)
}

/** A win for a whole round is booked on its first bet; the other bets get a payout of 0. */
function wins(
  { endsRound }: Ending,
  bets: readonly RoundBet[],
  won: readonly RoundBet[],
  amount: number,
): EndingVerdict {
  const ended = won.map(
    (bet, index): EndedBet => ({ bet, resolution: 'win', payout: index === 0 ? amount : 0 }),
  )
  return closing(endsRound, bets, ended)
}

function judgeRefund({ betRef, endsRound }: Ending, { bet, bets }: EndingFacts): EndingVerdict {
  if (betRef === undefined) return no('BAD_REQUEST')
  if (!bet) return { ok: true, ended: [], leavesStone: true, roundBecomes: undefined }
  if (bet.state === 'tombstone') return no('BET_REFUNDED')
  // No stake was debited, so there is nothing to refund.
  if (bet.state === 'refused') return { ok: true, ended: [], leavesStone: false, roundBecomes: undefined }
  const named = bets.find(one => one.ref === betRef)
  assert(named, 'a bet that was taken lies in its round')
  if (named.resolution === 'refund') return no('BET_REFUNDED')
  if (named.resolution === 'win') return no('BET_RESOLVED')
  return closing(endsRound, bets, [{ bet: named, resolution: 'refund', payout: 'stake-back' }])
}

function judgeEnd({ round, bets }: EndingFacts): EndingVerdict {
  if (!round || round.isNew) return no('ROUND_UNKNOWN')
  return closing(true, bets, [])
}

/** At the end of the round, bets that are still open are lost. */
function closing(endsRound: boolean, bets: readonly RoundBet[], ended: readonly EndedBet[]): EndingVerdict {
  if (!endsRound) return { ok: true, ended, leavesStone: false, roundBecomes: undefined }
  const touched = new Set(ended.map(({ bet }) => bet.ref))
  const left = bets.filter(({ ref, resolution }) => resolution === null && !touched.has(ref))
  const all = [...ended, ...left.map((bet): EndedBet => ({ bet, resolution: 'end', payout: 0 }))]
  const isRefunded = (bet: RoundBet) =>
    (all.find(one => one.bet.ref === bet.ref)?.resolution ?? bet.resolution) === 'refund'
  const isCancelled = bets.length > 0 && bets.every(isRefunded)
  return { ok: true, ended: all, leavesStone: false, roundBecomes: isCancelled ? 'cancelled' : 'settled' }
}
