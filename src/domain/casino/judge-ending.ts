import { assert } from '../assert.ts'
import type { WalletCode } from './wallet-codes.ts'
import type { WinMost } from './win-most.ts'
import { isWithin } from './win-most.ts'

/** A win, a refund or the end of a round, as reported by the supplier. */
export type Ending = {
  readonly kind: 'win' | 'refund' | 'end'
  /** The call's own number. */
  readonly ref: string
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
  /** The number of the win that an operator checks; null for none. The bet is neither open nor resolved meanwhile. */
  readonly heldBy: string | null
  readonly revision: number
  readonly status: number
  readonly payout: number | null
}

export type EndingFacts = {
  /** The stored transaction with the reference that the call names. */
  readonly bet: {
    readonly state: 'done' | 'refused' | 'tombstone' | 'held' | 'rejected'
    readonly kind: string
    readonly memberId: number
  } | null
  readonly memberId: number
  /** The round of the bet that the call names, or else the one that the call names. */
  readonly round: {
    readonly ref: string
    readonly state: 'open' | 'settled' | 'cancelled'
    readonly isNew: boolean
    /** The most for wins of its game; null for a round without bets. */
    readonly winMost: WinMost | null
  } | null
  readonly bets: readonly RoundBet[]
}

/** Bets whose win is beyond the most of their game, and what they were compared with (rule 17). */
export type HeldBets = {
  readonly bets: readonly RoundBet[]
  readonly stake: number
  readonly most: WinMost
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
      /** Bets of a win that an operator must check first; none of them is in `ended`. */
      readonly held: HeldBets | undefined
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
  // A call that names its own number names no bet: a tombstone would need the number that the call is stored under.
  if (ending.betRef === ending.ref) return no('TRANSACTION_CONFLICT')
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

function judgeWin(ending: Ending, facts: EndingFacts): EndingVerdict {
  const { bet, bets } = facts
  const { betRef } = ending
  if (betRef === undefined) {
    const open = bets.filter(isOpen)
    const lost = bets.filter(({ resolution, heldBy }) => resolution === 'end' && heldBy === null)
    const taken = open.length > 0 ? open : lost
    if (bets.length === 0) return no('BET_UNKNOWN')
    if (taken.length > 0) return wins(ending, facts, taken)
    return no(bets.every(({ resolution }) => resolution === 'refund') ? 'BET_REFUNDED' : 'BET_RESOLVED')
  }
  if (bet?.state === 'tombstone') return no('BET_REFUNDED')
  const named = bets.find(one => one.ref === betRef)
  if (bet?.state !== 'done' || !named) return no('BET_UNKNOWN')
  if (named.resolution === 'win' || named.heldBy !== null) return no('BET_RESOLVED')
  if (named.resolution === 'refund') return no('BET_REFUNDED')
  return wins(ending, facts, [named])
}

const isOpen = ({ resolution, heldBy }: RoundBet): boolean => resolution === null && heldBy === null

/** Pays a win, or holds it for an operator when it is beyond the most of its game. */
function wins(
  { endsRound, amount }: Ending,
  { bets, round }: EndingFacts,
  won: readonly RoundBet[],
): EndingVerdict {
  const most = round?.winMost ?? null
  assert(most, 'the round of a bet has a game')
  const stake = won.reduce((sum, bet) => sum + bet.stake, 0)
  if (isWithin(most, { stake, amount })) return closing(endsRound, bets, paidBets(won, amount))
  return { ...closing(endsRound, bets, [], won), held: { bets: won, stake, most } }
}

/** Splits a win over its bets: a win for a whole round is booked on its first bet, the others get a payout of 0. */
export const paidBets = (won: readonly RoundBet[], amount: number): readonly EndedBet[] =>
  won.map((bet, index) => ({ bet, resolution: 'win', payout: index === 0 ? amount : 0 }))

function judgeRefund({ betRef, endsRound }: Ending, { bet, bets }: EndingFacts): EndingVerdict {
  if (betRef === undefined) return no('BAD_REQUEST')
  if (!bet) return { ...closing(endsRound, bets, []), leavesStone: true }
  if (bet.state === 'tombstone') return no('BET_REFUNDED')
  // No stake was debited, so there is nothing to refund.
  if (bet.state === 'refused') return closing(endsRound, bets, [])
  const named = bets.find(one => one.ref === betRef)
  assert(named, 'a bet that was taken lies in its round')
  if (named.resolution === 'refund') return no('BET_REFUNDED')
  if (named.resolution === 'win' || named.heldBy !== null) return no('BET_RESOLVED')
  return closing(endsRound, bets, [{ bet: named, resolution: 'refund', payout: 'stake-back' }])
}

function judgeEnd({ round, bets }: EndingFacts): EndingVerdict {
  if (!round || round.isNew) return no('ROUND_UNKNOWN')
  return closing(true, bets, [])
}

type Done = Extract<EndingVerdict, { ok: true }>

const nothingEnds: Done = {
  ...{ ok: true, ended: [], held: undefined },
  ...{ leavesStone: false, roundBecomes: undefined },
}

/** At the end of the round, bets that are still open are lost, but not those whose win is held now. */
function closing(
  endsRound: boolean,
  bets: readonly RoundBet[],
  ended: readonly EndedBet[],
  held: readonly RoundBet[] = [],
): Done {
  if (!endsRound) return { ...nothingEnds, ended }
  const touched = new Set([...ended.map(({ bet }) => bet.ref), ...held.map(({ ref }) => ref)])
  const left = bets.filter(bet => isOpen(bet) && !touched.has(bet.ref))
  const all = [...ended, ...left.map((bet): EndedBet => ({ bet, resolution: 'end', payout: 0 }))]
  const isRefunded = (bet: RoundBet) =>
    (all.find(one => one.bet.ref === bet.ref)?.resolution ?? bet.resolution) === 'refund'
  const isCancelled = bets.length > 0 && bets.every(isRefunded)
  return { ...nothingEnds, ended: all, roundBecomes: isCancelled ? 'cancelled' : 'settled' }
}
