import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { betDelaySeconds, WAITING_BETS_MAX } from '#domain/slip/bet-delay.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { placeHolds } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { BetOrder, Claim } from '../bet-order.ts'
import type { BetReceipt, InplayRefusal } from '../bet-refusal.ts'
import type { BatchDeps } from '../booking/book-batch.ts'
import type { KnownRequest } from '../booking/booking.sql.ts'
import { type EnteredBatch, enterBatch, onlyHold } from '../booking/enter-batch.ts'
import { readBook } from '../booking/read-book.ts'
import { type BetFacts, type JudgedBet, judgeBet } from '../judge-bet.ts'
import { termsInForce } from '../terms-in-force.ts'
import { readLiveFacts } from './live-facts.ts'
import type { LiveFacts } from './live-offers.ts'
import { bookInplay, insertWaiting, listWaitingOf, type WaitingBet } from './waiting-bets.sql.ts'
import { openBetOfWaiting } from './waiting-order.ts'

export type InplayAnswer = Result<BetReceipt, InplayRefusal>

/** What becomes of an in-play bet at once: it waits, or it has its answer already. */
export type Begun =
  | { readonly kind: 'answered'; readonly answer: InplayAnswer }
  | { readonly kind: 'waits'; readonly bet: WaitingBet; readonly balance: number | undefined }

/**
 * Lets a batch of in-play bets begin to wait, in one transaction: judges each behind its locks and gates as if it
 * were to be booked now, sets the stakes aside and notes how far the matches have come (handbook 2.4). A request
 * that is known gets the answer it got, or the bet that waits for it. No member may come twice.
 */
export const beginWaiting = (deps: BatchDeps, orders: readonly BetOrder[]): Promise<readonly Begun[]> =>
  deps.db.transaction(async tx => {
    // Wallets are taken from in the order of members, as everywhere.
    const sorted = orders.toSorted((one, other) => one.memberId - other.memberId)
    const entered = await enterBatch(tx, deps.memory, sorted, { reserve: onlyHold, now: deps.clock.now() })
    const waiting = Map.groupBy(
      await listWaitingOf(
        tx,
        sorted.map(order => order.memberId),
      ),
      bet => bet.memberId,
    )
    const begun = new Map<BetOrder, Begun>()
    const fresh: BetOrder[] = []
    for (const order of sorted) {
      const known = whatIsKnown(order, entered.known.get(order.memberId), waiting.get(order.memberId))
      if (known) begun.set(order, known)
      else fresh.push(order)
    }
    if (fresh.length > 0) await begin(deps, tx, { orders: fresh, entered, waiting }, begun)
    return orders.map(order => {
      const one = begun.get(order)
      assert(one, `the bet of member ${order.memberId} was answered`)
      return one
    })
  })

function whatIsKnown(
  { request }: BetOrder,
  known: KnownRequest | undefined,
  waiting: readonly WaitingBet[] = [],
): Begun | undefined {
  if (!request) return undefined
  // A key that waits is known as well, to whoever asks at the other door.
  const bet = waiting.find(({ digest }) => digest === request.digest)
  if (!bet) return known && { kind: 'answered', answer: earlierAnswer(known) }
  return bet.bodyHash === request.bodyHash
    ? { kind: 'waits', bet, balance: undefined }
    : { kind: 'answered', answer: refuse({ code: 'KEY_REUSED' }) }
}

function earlierAnswer({ sameBody, betId, balance, refusal }: KnownRequest): InplayAnswer {
  if (!sameBody) return refuse({ code: 'KEY_REUSED' })
  if (betId !== null && balance !== null) return accept({ betId, balance })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

type Fresh = {
  readonly orders: readonly BetOrder[]
  readonly entered: EnteredBatch
  readonly waiting: ReadonlyMap<MemberId, readonly WaitingBet[]>
}

/** Judges, sets the stakes aside and stores what waits; a request that is refused keeps its refusal. */
async function begin(
  deps: BatchDeps,
  tx: Tx,
  { orders, entered, waiting }: Fresh,
  begun: Map<BetOrder, Begun>,
): Promise<void> {
  const { site, clock, newUuid } = deps
  const book = await readBook(tx, deps, orders)
  const facts = await readFacts(deps, tx, orders, entered)
  const now = clock.now()
  const refused: { readonly order: BetOrder; readonly refusal: InplayRefusal }[] = []
  const wanted: { readonly order: BetOrder; readonly bet: WaitingBet }[] = []
  for (const [index, order] of orders.entries()) {
    const mine = waiting.get(order.memberId) ?? []
    const verdict = judge(order, { ...facts, offered: book[index] ?? [], now }, entered, mine)
    if (verdict.ok) {
      const seconds = betDelaySeconds(
        order.claims.map(claim => claim.sportId),
        site.settings().liveBettingTime,
      )
      wanted.push({
        order,
        bet: waitingBet(newUuid(), order, verdict.value, { live: facts.live, seconds, now }),
      })
    } else refused.push({ order, refusal: verdict.refusal })
  }
  const balances = await placeHolds(
    tx,
    wanted.map(({ bet: { id, memberId, stake: amount } }) => ({ id, memberId, amount })),
    { kind: 'bet-waiting', at: now, actor: 'member' },
  )
  const held: WaitingBet[] = []
  for (const [index, { order, bet }] of wanted.entries()) {
    const balance = balances[index]
    assert(balance !== undefined, 'every hold is answered')
    if (balance < 0) refused.push({ order, refusal: { code: 'INSUFFICIENT_BALANCE' } })
    else {
      held.push(bet)
      begun.set(order, { kind: 'waits', bet, balance })
    }
  }
  await insertWaiting(tx, held)
  for (const { order, refusal } of refused) begun.set(order, { kind: 'answered', answer: refuse(refusal) })
  await bookInplay(tx, { bets: [], legs: [], answers: refused.flatMap(keyAnswer) }, now)
}

const keyAnswer = ({ order: { memberId, request }, refusal }: { order: BetOrder; refusal: InplayRefusal }) =>
  request
    ? [
        {
          member: memberId,
          digest: request.digest,
          hash: request.bodyHash,
          bet: null,
          balance: null,
          refusal: JSON.stringify(refusal),
        },
      ]
    : []

async function readFacts(deps: BatchDeps, tx: Tx, orders: readonly BetOrder[], { levelsMark }: EnteredBatch) {
  return {
    live: { ...(await readLiveFacts(tx, orders, deps.site)), afterDelay: false },
    terms: await termsInForce(deps, tx, levelsMark),
  }
}

type BegunFacts = Awaited<ReturnType<typeof readFacts>> & Pick<BetFacts, 'offered' | 'now'>

function judge(
  order: BetOrder,
  facts: BegunFacts,
  { members, openBets }: EnteredBatch,
  waiting: readonly WaitingBet[],
): Result<JudgedBet, InplayRefusal> {
  const member = members.get(order.memberId)
  assert(member, `member ${order.memberId} exists`)
  const open = [...(openBets.get(order.memberId) ?? []), ...waiting.map(openBetOfWaiting)]
  const verdict = judgeBet(order, { ...facts, member, openBets: open })
  if (!verdict.ok) return verdict
  if (waiting.length >= WAITING_BETS_MAX)
    return refuse({ code: 'WAITING_ABOVE_MAXIMUM', max: WAITING_BETS_MAX })
  return verdict
}

type Beginning = { readonly live: LiveFacts; readonly seconds: number; readonly now: Instant }

function waitingBet(
  id: string,
  order: BetOrder,
  judged: JudgedBet,
  { live, seconds, now }: Beginning,
): WaitingBet {
  return {
    id,
    memberId: order.memberId,
    detailType: order.detailType,
    style: order.style,
    accepts: order.accepts,
    device: order.device ?? null,
    address: order.address ?? null,
    stake: judged.stake,
    askedOdds: order.totalOdds,
    totalOdds: judged.totalOdds,
    winnings: judged.winnings,
    key: order.request?.key ?? null,
    digest: order.request?.digest ?? null,
    bodyHash: order.request?.bodyHash ?? null,
    seconds,
    startedAt: now,
    dueAt: instant(now + seconds * SECOND),
    legs: order.claims.map(claim => waitingLeg(claim, judged.legs, live)),
  }
}

/**
 * What the outcome is comes from the book, its price from the member: after the delay it is compared again. The
 * version is the one of the price that was judged: that of a member who takes other prices may be any number.
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
