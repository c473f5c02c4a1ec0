import { assert } from '#domain/assert.ts'
import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { WalletCode } from '#domain/casino/wallet-codes.ts'
import { HOUR, type Instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { BetKind, EnteredBatch } from '#server/bets/bets.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Site } from '#server/site/site.ts'
import { isKindClosed } from '../is-kind-closed.ts'
import type { CasinoBetRequest, CasinoRefusal, JudgedCasinoBet } from './casino-bet.ts'
import { isAwaited, isSameCall } from './same-call.ts'
import { storedCasinoBets } from './stored-bets.sql.ts'
import type { BetCall } from './wallet-call.ts'
import { type CallFacts, listCallFacts } from './wallet-facts.sql.ts'

/** Odds stored in the bet head, since only the supplier knows the winnings. */
const UNKNOWN_ODDS = odds(100)
/** The database's initial payout rule; suppliers decide what they pay. */
const PAYOUT_RULE = 1
/** Validity of a session after the member entered. */
const SESSION_HOURS = 12
/** VALID-007: barred from casino and slots. */
const BARRED_TENDENCY = 22
/** Upper bound for plausible stakes. */
const STAKE_MAX = 1_000_000_000

export type CasinoKindDeps = { readonly site: Pick<Site, 'settings'>; readonly clock: Clock }

/** Casino (5) or slot (6) bets. Detects duplicates, and bets whose refund arrived first, under the wallet lock. */
export const casinoKind = (
  { site, clock }: CasinoKindDeps,
  { kind, gameType }: { readonly kind: CasinoGameKind; readonly gameType: number },
): BetKind<CasinoBetRequest, JudgedCasinoBet, CasinoRefusal> => ({
  product: 'casino',
  gates: () => ({ ids: [] }),
  judge: async (tx, requests, { members }) => {
    const settings = site.settings()
    const facts = await listCallFacts(
      tx,
      requests.map(({ call }) => ({ ...call, betRef: undefined })),
    )
    return requests.map((request, index) => {
      const known = facts[index]
      assert(known, 'each call has its facts')
      const member = members.get(request.memberId)
      return judgeCall(request, known, {
        member,
        isClosed: settings.siteMaintenance || isKindClosed(settings, kind),
        now: clock.now(),
      })
    })
  },
  picks: async (_tx, accepted) => ({
    name: 'casino_bets',
    gameType,
    payoutRule: PAYOUT_RULE,
    on: accepted.map(({ bet }) => [bet.roundId]),
    stored: storedCasinoBets(accepted),
  }),
})

type Standing = {
  readonly member: EnteredBatch['members'] extends ReadonlyMap<unknown, infer Member>
    ? Member | undefined
    : never
  readonly isClosed: boolean
  readonly now: Instant
}

const no = (says: WalletCode): Result<never, CasinoRefusal> => refuse({ code: 'WALLET', says })

function judgeCall(
  { call, gameId }: CasinoBetRequest,
  { known, round, session }: CallFacts,
  { member, isClosed, now }: Standing,
): Result<JudgedCasinoBet, CasinoRefusal> {
  if (known && isAwaited(call, known)) return no('BET_REFUNDED')
  if (known)
    return isSameCall(call, known)
      ? refuse({ code: 'WALLET_KNOWN', body: known.answer })
      : no('TRANSACTION_CONFLICT')
  if (member?.kind !== 'member') return no('MEMBER_UNKNOWN')
  if (member.status !== 'active' || member.tendency === BARRED_TENDENCY) return no('MEMBER_BLOCKED')
  if (isClosed || call.isClosed) return no('MAINTENANCE')
  if (!isInSession(call, gameId, session, now)) return no('SESSION_ENDED')
  if (!Number.isSafeInteger(call.amount) || call.amount < 1 || call.amount > STAKE_MAX)
    return no('BAD_REQUEST')
  if (round?.state !== 'open') return no('ROUND_CLOSED')
  return accept({
    stake: won(call.amount),
    totalOdds: UNKNOWN_ODDS,
    winnings: won(0),
    winningsMax: won(0),
    roundId: round.id,
    opensRound: round.isNew,
  })
}

/**
 * Whether the member's session in this game, and the login under which it was opened, are both valid (SESSION-008,
 * decision 93).
 */
const isInSession = (call: BetCall, gameId: number, session: CallFacts['session'], now: Instant): boolean =>
  session !== null &&
  session.memberId === call.memberId &&
  session.supplierId === call.supplierId &&
  session.gameId === gameId &&
  !session.isEnded &&
  session.enteredAt !== null &&
  now - session.enteredAt < SESSION_HOURS * HOUR &&
  session.loginUntil !== null &&
  now < session.loginUntil
