import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import {
  type GateVerdict,
  type HouseCaps,
  judgeStake,
  type LimitInForce,
  lossCapWatch,
  type ProtectionRefusal,
} from '#domain/protection/gate.ts'
import type { PlayUse } from '#domain/protection/use.ts'
import { withStake } from '#domain/protection/use.ts'
import { type Result, refuse } from '#domain/result.ts'
import { type GameType, gameTypeWord } from '#domain/sports/game-type.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Site } from '#server/site/site.ts'
import { insertHistory, type NewHistory, putCap } from './protection.sql.ts'

/** Facts about a member, read under the wallet lock by the database function `protection_facts`. */
export type GateFacts = {
  readonly exclusion: { readonly until: Instant | null } | undefined
  readonly bans: readonly GameType[]
  readonly limits: readonly LimitInForce[]
  readonly cappedUntil: Instant | undefined
  readonly breakUntil: Instant | undefined
  readonly minutesToday: number
  readonly use: PlayUse
}

export type GateRefusal = Refusal<'SELF_EXCLUDED' | 'PRODUCT_BANNED' | 'LIMIT_REACHED' | 'PLAY_BREAK'>

type FactsRow = {
  readonly memberId: MemberId
  /** Stakes of the day, week and month, then the amounts returned. */
  readonly use: readonly [number, number, number, number, number, number]
  readonly excludedUntil: string | null
  readonly cappedUntil: number | null
  readonly breakUntil: number | null
  readonly bans: readonly GameType[]
  readonly limits: readonly LimitInForce[]
  readonly minutesToday: number
}

/** Parses the answer of `protection_facts`; null if no member has to be checked. */
export function readGateFacts(json: string | null): ReadonlyMap<MemberId, GateFacts> {
  const rows: readonly FactsRow[] = json ? JSON.parse(json) : []
  return new Map(rows.map(row => [row.memberId, readRow(row)]))
}

const readRow = ({
  use,
  excludedUntil,
  cappedUntil,
  breakUntil,
  bans,
  limits,
  minutesToday,
}: FactsRow): GateFacts => ({
  exclusion:
    excludedUntil === null
      ? undefined
      : { until: excludedUntil === 'never' ? null : instant(Number(excludedUntil)) },
  bans,
  limits,
  cappedUntil: cappedUntil === null ? undefined : instant(cappedUntil),
  breakUntil: breakUntil === null ? undefined : instant(breakUntil),
  minutesToday,
  use: {
    staked: { day: use[0], week: use[1], month: use[2] },
    returned: { day: use[3], week: use[4], month: use[5] },
  },
})

/** Returns the house's current caps (handbook 8.2). */
export const houseCaps = (site: Pick<Site, 'settings'>): HouseCaps => {
  const { houseStakeDayMax: stakeDayMax, houseLossDayMax: lossDayMax } = site.settings()
  return { stakeDayMax, lossDayMax }
}

/** Use of the day from which the gate checks members without their own limits, when this amount may be added. */
export const watchFrom = ({ stakeDayMax, lossDayMax }: HouseCaps, coming: number) => ({
  staked: stakeDayMax > 0 ? stakeDayMax - coming : null,
  lost: lossDayMax > 0 ? lossCapWatch(lossDayMax) - coming : null,
})

/** A stake to be bet now, and whether it is already included in the use. */
export type AskedStake = { readonly memberId: MemberId; readonly stake: number; readonly isTaken: boolean }

type Noted = { readonly memberId: MemberId; readonly verdict: GateVerdict }

/**
 * The protection gate (handbook 8.2). Every game calls it for each stake, in the transaction that debits the stake and
 * under the lock of the member's wallet. Changes of limits take the same lock. Members without facts have no limits and
 * little use. Returns the refusals by member, and the rows to record in the same transaction.
 */
export function askGate(
  facts: ReadonlyMap<MemberId, GateFacts>,
  { product, stakes }: { readonly product: GameType; readonly stakes: readonly AskedStake[] },
  caps: HouseCaps,
  now: Instant,
): { readonly refusals: ReadonlyMap<MemberId, GateRefusal>; readonly noted: readonly Noted[] } {
  const refusals = new Map<MemberId, GateRefusal>()
  const noted: Noted[] = []
  if (facts.size === 0) return { refusals, noted }
  for (const { memberId, stake, isTaken } of stakes) {
    const known = facts.get(memberId)
    if (!known) continue
    const use = isTaken ? known.use : withStake(known.use, stake)
    const verdict = judgeStake({ ...known, product, use, stake }, caps, now)
    if (verdict.refusal) refusals.set(memberId, wireRefusal(verdict.refusal, product))
    if (verdict.refusal || verdict.capUntil !== undefined) noted.push({ memberId, verdict })
  }
  return { refusals, noted }
}

/** No house caps: for stakes that were held earlier and are judged again. */
export const NO_CAPS: HouseCaps = { stakeDayMax: 0, lossDayMax: 0 }

/**
 * Combines a game's own verdict with the gate's: an exclusion or ban comes first, a limit only if the bet is otherwise
 * valid, so that an invalid slip is reported as such.
 */
export function behindGate<T, R>(
  verdict: Result<T, R>,
  refusal: GateRefusal | undefined,
): Result<T, R | GateRefusal> {
  const isFirst = refusal?.code === 'SELF_EXCLUDED' || refusal?.code === 'PRODUCT_BANNED'
  return refusal && (verdict.ok || isFirst) ? refuse(refusal) : verdict
}

/**
 * Records the gate's findings: reached limits, once a day, and members whose stake, now taken, has reached the loss
 * cap. `met` are the members whose stakes were finally taken, or refused by the gate.
 */
export async function noteGate(
  tx: Tx,
  noted: readonly Noted[],
  met: ReadonlySet<MemberId>,
  at: Instant,
): Promise<void> {
  for (const { memberId, verdict } of noted) {
    if (!met.has(memberId)) continue
    if (verdict.capUntil !== undefined) {
      await guardWallet(tx, memberId)
      await putCap(tx, { memberId, reachedAt: at, until: verdict.capUntil })
    }
    const what = whatOf(verdict)
    if (what) await insertHistory(tx, { memberId, at, ...what })
  }
}

/** Whether the refusal came from the gate. */
export const isOfGate = ({ code }: { readonly code: string }): boolean => gateCodes.has(code)

const gateCodes: ReadonlySet<string> = new Set<GateRefusal['code']>([
  'SELF_EXCLUDED',
  'PRODUCT_BANNED',
  'LIMIT_REACHED',
  'PLAY_BREAK',
])

/**
 * Bets during a break are not recorded, since the break is; neither are bets on banned products, since the act log
 * has the ban.
 */
function whatOf({ refusal }: GateVerdict): Pick<NewHistory, 'what' | 'kind' | 'period'> | undefined {
  if (refusal?.reason === 'excluded') return { what: 'bet-while-excluded' }
  if (refusal?.reason === 'break' || refusal?.reason === 'banned') return undefined
  if (!refusal || typeof refusal.reason === 'string') return { what: 'cap-reached' }
  return { what: 'limit-reached', ...refusal.reason }
}

function wireRefusal({ reason, until }: ProtectionRefusal, product: GameType): GateRefusal {
  if (reason === 'banned') return { code: 'PRODUCT_BANNED', game: gameTypeWord[product] }
  const date = shownEnd(until)
  if (reason === 'excluded') return { code: 'SELF_EXCLUDED', date }
  return { code: reason === 'break' ? 'PLAY_BREAK' : 'LIMIT_REACHED', date }
}

/** End of an exclusion or limit in a refusal's text. */
export const shownEnd = (until: Instant | null): string =>
  until === null ? '없음' : formatSeoul(until, 'YYYY-MM-DD HH:mm')
