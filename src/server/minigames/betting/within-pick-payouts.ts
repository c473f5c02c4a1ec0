import type { RoundId } from '#domain/ids.ts'
import { type Won, won } from '#domain/money.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { JudgedRoundBet, RoundRefusal } from './round-bet.ts'
import { holdRoundPayouts, listPickPayouts } from './round-facts.sql.ts'

type Verdict = Result<JudgedRoundBet, RoundRefusal>

type Asked = {
  /** One per bet of the batch, in the order in which they count. */
  readonly verdicts: readonly Verdict[]
  /** Whether a valid bet will be booked. */
  readonly stands: (index: number) => boolean
  /** Maximum payout of the house for one pick of the round; undefined without a limit. */
  readonly maxOf: (roundId: RoundId) => Won | undefined
  /** Maximum number of whole stakes that a pick of the round pays on top of its odds. */
  readonly extraMaxOf: (place: Place) => number
  /** The smallest stake accepted from the member of a bet. */
  readonly stakeMinOf: (index: number) => Won
  /** Id range of the bets of these rounds. */
  readonly span: { readonly fromId: string; readonly toId: string }
}

/**
 * Refuses bets of a batch that would raise the house's payout for a pick of a round above its limit, assuming the draw
 * that pays most. Locks the rounds, reads the open payouts, then adds the bets of the batch in order. Queries the
 * database only if such a limit is set. Call it after the batch was entered, whose locks come before these.
 */
export async function withinPickPayouts(tx: Tx, asked: Asked): Promise<readonly Verdict[]> {
  const { verdicts, stands, maxOf, extraMaxOf, stakeMinOf, span } = asked
  const rounds = new Set<RoundId>()
  for (const [at, verdict] of verdicts.entries())
    if (verdict.ok && stands(at) && maxOf(verdict.value.roundId) !== undefined)
      rounds.add(verdict.value.roundId)
  if (rounds.size === 0) return verdicts
  await holdRoundPayouts(tx, [...rounds])
  const payouts = new Map<string, number>()
  for (const { payout, stakes, ...place } of await listPickPayouts(tx, [...rounds], span))
    payouts.set(keyOf(place), payout + stakes * extraMaxOf(place))
  return verdicts.map((verdict, at) => {
    const max = verdict.ok && stands(at) ? maxOf(verdict.value.roundId) : undefined
    if (!verdict.ok || max === undefined) return verdict
    const { stake, winnings, odds, roundId, market, pick } = verdict.value
    const place = { roundId, market, pick }
    const key = keyOf(place)
    const extra = extraMaxOf(place)
    const open = payouts.get(key) ?? 0
    const withThis = open + winnings + stake * extra
    if (withThis <= max) {
      payouts.set(key, withThis)
      return verdict
    }
    const left = Math.max(0, Math.floor(((max - open) * 100) / (odds + 100 * extra)))
    return refuse({ code: 'ROUND_PICK_FULL', left: won(left < stakeMinOf(at) ? 0 : left) })
  })
}

type Place = Pick<JudgedRoundBet, 'roundId' | 'market' | 'pick'>

const keyOf = ({ roundId, market, pick }: Place): string => `${roundId} ${market} ${pick}`
