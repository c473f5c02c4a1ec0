import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { type Result, refuse } from '#domain/result.ts'
import { betDelaySeconds, WAITING_BETS_MAX } from '#domain/slip/bet-delay.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { placeHolds } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { askGate, behindGate, houseCaps, isOfGate, noteGate } from '#server/protection/protection.ts'
import type { InplayAnswer, InplayRefusal } from '../bet-answer.ts'
import type { BetRequest, Claim } from '../bet-request.ts'
import type { KnownRequest } from '../booking/booking.sql.ts'
import { askedStakes, type EnteredBatch, takeStake } from '../booking/enter-batch.ts'
import { requestColumns } from '../booking/head-columns.ts'
import { earlierAnswer, keyAnswer } from '../booking/key-answers.ts'
import { storeRefusals } from '../booking/store-bets.sql.ts'
import { behindDay, dayRefusals, watchedCaps } from '../limits/day-limits.ts'
import { withinOpenPayouts } from '../limits/within-open-payouts.ts'
import { type BetFacts, type JudgedBet, judgeBet } from '../sports/judge-bet.ts'
import { readBook } from '../sports/read-book.ts'
import { termsInForce } from '../sports/terms-in-force.ts'
import { enterWaiting, type WaitingDeps } from './enter-waiting.ts'
import { readLiveFacts } from './live-facts.ts'
import type { LiveFacts } from './live-offers.ts'
import { insertWaiting, listWaitingOf, type WaitingBet } from './waiting-bets.sql.ts'
import { openBetOfWaiting } from './waiting-request.ts'

/** Immediate result of an in-play bet request: it waits, or it already has its answer. */
export type WaitOrAnswer =
  | { readonly kind: 'answered'; readonly answer: InplayAnswer }
  | { readonly kind: 'waits'; readonly bet: WaitingBet; readonly balance: number | undefined }

/**
 * Starts the delay of a batch of in-play bets in one transaction (handbook 2.4). Judges each bet under locks and gates
 * as if it were booked now, holds the stakes and stores the state of the matches. A repeated request gets its earlier
 * answer, or the bet that still waits for it. A member must not occur twice.
 */
export const beginWaiting = (
  deps: WaitingDeps,
  requests: readonly BetRequest[],
): Promise<readonly WaitOrAnswer[]> =>
  deps.db.transaction(async tx => {
    // Wallets are debited in ascending order of members, as everywhere, to avoid deadlocks.
    const sorted = requests.toSorted((one, other) => one.memberId - other.memberId)
    const caps = watchedCaps(houseCaps(deps.site), deps.site.houseLimits())
    const entered = await enterWaiting(deps, tx, sorted, caps, deps.clock.now())
    const waiting = Map.groupBy(
      await listWaitingOf(
        tx,
        sorted.map(request => request.memberId),
      ),
      bet => bet.memberId,
    )
    const begun = new Map<BetRequest, WaitOrAnswer>()
    const fresh: BetRequest[] = []
    for (const request of sorted) {
      const known = whatIsKnown(request, entered.known.get(request.memberId), waiting.get(request.memberId))
      if (known) begun.set(request, known)
      else fresh.push(request)
    }
    if (fresh.length > 0) await begin(deps, tx, { requests: fresh, entered, waiting }, begun)
    return requests.map(request => {
      const one = begun.get(request)
      assert(one, `the bet of member ${request.memberId} was answered`)
      return one
    })
  })

function whatIsKnown(
  { key }: BetRequest,
  known: KnownRequest | undefined,
  waiting: readonly WaitingBet[] = [],
): WaitOrAnswer | undefined {
  if (!key) return undefined
  // The key of a waiting bet is also known to requests at the other endpoint.
  const bet = waiting.find(({ digest }) => digest === key.digest)
  if (!bet) return known && { kind: 'answered', answer: earlierAnswer(known) }
  return bet.bodyHash === key.bodyHash
    ? { kind: 'waits', bet, balance: undefined }
    : { kind: 'answered', answer: refuse({ code: 'KEY_REUSED' }) }
}

type NewRequests = {
  readonly requests: readonly BetRequest[]
  readonly entered: EnteredBatch
  readonly waiting: ReadonlyMap<MemberId, readonly WaitingBet[]>
}

type RefusedRequest = { readonly request: BetRequest; readonly refusal: InplayRefusal }

/** Judges the bets, holds the stakes and stores the waiting bets; stores the refusals of the others. */
async function begin(
  deps: WaitingDeps,
  tx: Tx,
  { requests, entered, waiting }: NewRequests,
  begun: Map<BetRequest, WaitOrAnswer>,
): Promise<void> {
  const { site, clock, newUuid } = deps
  const book = await readBook(tx, deps, requests)
  const facts = await readFacts(deps, tx, requests, entered)
  const now = clock.now()
  const refused: RefusedRequest[] = []
  const stakes = askedStakes(requests, takeStake, () => false)
  const gate = askGate(entered.protection, { product: 'live', stakes }, houseCaps(site), now)
  const days = dayRefusals(site.houseLimits(), entered, stakes)
  const judged = requests.map((request, index) =>
    judge(
      request,
      { ...facts, offered: book[index] ?? [], now },
      entered,
      waiting.get(request.memberId) ?? [],
    ),
  )
  const verdicts = await withinOpenPayouts(tx, {
    limits: facts.terms.houseLimits,
    verdicts: judged,
    stands: () => true,
    books: false,
  })
  const wanted: { readonly request: BetRequest; readonly bet: WaitingBet }[] = []
  for (const [index, request] of requests.entries()) {
    const own = verdicts[index]
    assert(own, 'every request has a verdict')
    const { memberId } = request
    const verdict = behindGate(behindDay(own, days.get(memberId)), gate.refusals.get(memberId))
    if (verdict.ok) {
      const seconds = betDelaySeconds(
        request.claims.map(claim => claim.sportId),
        site.settings().liveBettingTime,
      )
      wanted.push({
        request,
        bet: waitingBet(newUuid(), request, verdict.value, { live: facts.live, seconds, now }),
      })
    } else refused.push({ request, refusal: verdict.refusal })
  }
  const balances = await placeHolds(
    tx,
    wanted.map(({ bet: { id, memberId, stake: amount } }) => ({ id, memberId, amount })),
    { kind: 'bet-waiting', at: now, actor: 'member' },
  )
  const held: WaitingBet[] = []
  for (const [index, { request, bet }] of wanted.entries()) {
    const balance = balances[index]
    assert(balance !== undefined, 'every hold is answered')
    if (balance < 0) refused.push({ request, refusal: { code: 'INSUFFICIENT_BALANCE' } })
    else {
      held.push(bet)
      begun.set(request, { kind: 'waits', bet, balance })
    }
  }
  await insertWaiting(tx, held)
  await noteGate(tx, gate.noted, metGate(held, refused), now)
  for (const { request, refusal } of refused)
    begun.set(request, { kind: 'answered', answer: refuse(refusal) })
  const refusals = refused.flatMap(refusedKey)
  if (refusals.length > 0) await storeRefusals(tx, requestColumns(refusals), now)
}

/** Members whose stakes were held, or whose bets were refused by the protection gate. */
const metGate = (held: readonly WaitingBet[], refused: readonly RefusedRequest[]): ReadonlySet<MemberId> =>
  new Set([
    ...held.map(bet => bet.memberId),
    ...refused.filter(one => isOfGate(one.refusal)).map(one => one.request.memberId),
  ])

const refusedKey = ({ request: { memberId, key }, refusal }: RefusedRequest) =>
  keyAnswer({ memberId, digest: key?.digest ?? null, bodyHash: key?.bodyHash ?? null }, { refusal })

async function readFacts(
  deps: WaitingDeps,
  tx: Tx,
  requests: readonly BetRequest[],
  { levelsMark }: EnteredBatch,
) {
  return {
    live: { ...(await readLiveFacts(tx, requests, deps.site)), afterDelay: false },
    terms: await termsInForce(deps, tx, levelsMark),
  }
}

type StartFacts = Awaited<ReturnType<typeof readFacts>> & Pick<BetFacts, 'offered' | 'now'>

function judge(
  request: BetRequest,
  facts: StartFacts,
  { members, openBets }: EnteredBatch,
  waiting: readonly WaitingBet[],
): Result<JudgedBet, InplayRefusal> {
  const member = members.get(request.memberId)
  assert(member, `member ${request.memberId} exists`)
  const open = [...(openBets.get(request.memberId) ?? []), ...waiting.map(openBetOfWaiting)]
  const verdict = judgeBet(request, { ...facts, member, openBets: open })
  if (!verdict.ok) return verdict
  if (waiting.length >= WAITING_BETS_MAX)
    return refuse({ code: 'WAITING_ABOVE_MAXIMUM', max: WAITING_BETS_MAX })
  return verdict
}

type DelayStart = { readonly live: LiveFacts; readonly seconds: number; readonly now: Instant }

function waitingBet(
  id: string,
  request: BetRequest,
  judged: JudgedBet,
  { live, seconds, now }: DelayStart,
): WaitingBet {
  return {
    id,
    memberId: request.memberId,
    detailType: request.detailType,
    style: request.style,
    accepts: request.accepts,
    device: request.device ?? null,
    address: request.address ?? null,
    stake: judged.stake,
    askedOdds: request.totalOdds,
    totalOdds: judged.totalOdds,
    winnings: judged.winnings,
    key: request.key?.text ?? null,
    digest: request.key?.digest ?? null,
    bodyHash: request.key?.bodyHash ?? null,
    seconds,
    startedAt: now,
    dueAt: instant(now + seconds * SECOND),
    legs: request.claims.map(claim => waitingLeg(claim, judged.legs, live)),
  }
}

/**
 * The outcome's data comes from the book, its price from the member: it is compared again after the delay. The version
 * is that of the judged price, since a member who accepts other prices may send any version.
 */
function waitingLeg(
  { outcomeId, fixtureId, sportId, line, odds }: Claim,
  legs: readonly Leg[],
  { moments }: LiveFacts,
): WaitingBet['legs'][number] {
  const leg = legs.find(one => one.outcomeId === outcomeId)
  const moment = moments.get(fixtureId)
  assert(leg && moment, `outcome ${outcomeId} was judged to be open in play`)
  const { marketTypeId, pick, version } = leg
  const { scoreChanges, incident } = moment
  const seen = { line: line ?? null, odds, version }
  return { fixtureId, sportId, outcomeId, ...seen, marketTypeId, pick, scoreChanges, incident }
}
