import { assert } from '#domain/assert.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import type { OpenBet } from '#domain/open-bet-rules.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/postgres.ts'
import { uuidFloor } from '../platform/uuid.ts'
import { listLevelSettings, type Site } from '../site/site.ts'
import type { BetOrder } from './bet-order.ts'
import type { BetReceipt, BetRefusal } from './bet-refusal.ts'
import { bookBets, type EnteredRow, enterBooking, listOffers, listOpenLegs } from './booking.sql.ts'
import { type AcceptedBet, type AnsweredRequest, bookingColumns } from './booking-columns.ts'
import { type BetFacts, type BetTerms, judgeBet } from './judge-bet.ts'

export type BatchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & { readonly site: Site }
export type BetAnswer = Result<BetReceipt, BetRefusal>

/** Open bets are looked for so far back: a fixture is not offered for longer. */
const OPEN_BET_DAYS = 62

/**
 * Books a batch in one transaction: locks its members and holds the gates of its fixtures, judges every bet
 * by what the database says then, takes the stakes and stores the accepted ones. Each order gets its own
 * answer, in the order of the batch; no member may come twice in it.
 */
export const bookBatch = (deps: BatchDeps, orders: readonly BetOrder[]): Promise<readonly BetAnswer[]> =>
  deps.db.transaction(async tx => {
    const sorted = orders.toSorted((one, other) => one.memberId - other.memberId)
    const entered = await enter(tx, sorted)
    const answers = new Map<MemberId, BetAnswer>()
    const fresh: BetOrder[] = []
    for (const order of sorted) {
      const earlier = earlierAnswer(memberOf(entered, order))
      if (earlier) answers.set(order.memberId, earlier)
      else fresh.push(order)
    }
    const judged = fresh.length === 0 ? [] : await judgeAll(deps, tx, fresh, entered)
    for (const [order, answer] of await book(deps, tx, judged)) answers.set(order.memberId, answer)
    return orders.map(order => answerOf(answers, order))
  })

type Entered = ReadonlyMap<MemberId, EnteredRow>

async function enter(tx: Tx, orders: readonly BetOrder[]): Promise<Entered> {
  const rows = await enterBooking(tx, {
    members: orders.map(order => order.memberId),
    keys: orders.map(order => order.request?.key ?? null),
    hashes: orders.map(order => order.request?.bodyHash ?? null),
    fixtures: fixturesOf(orders),
  })
  return new Map(rows.map(row => [row.member_id, row]))
}

const fixturesOf = (orders: readonly BetOrder[]): FixtureId[] => [
  ...new Set(orders.flatMap(order => order.claims.map(claim => claim.fixtureId))),
]

function memberOf(entered: Entered, { memberId }: BetOrder): EnteredRow {
  const row = entered.get(memberId)
  assert(row, `member ${memberId} exists`)
  return row
}

/** The same request again gets the first answer; its key with another body is refused. */
function earlierAnswer({ known, same_body, bet_id, emoney, refusal }: EnteredRow): BetAnswer | undefined {
  if (!known) return undefined
  if (!same_body) return refuse({ code: 'KEY_REUSED' })
  if (bet_id !== null && emoney !== null) return accept({ betId: bet_id, balance: emoney })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

type Judged = { readonly order: BetOrder; readonly verdict: ReturnType<typeof judgeBet> }

/** Reads the facts of all orders set-wise and judges each by its own. */
async function judgeAll(
  { clock, site }: BatchDeps,
  tx: Tx,
  orders: readonly BetOrder[],
  entered: Entered,
): Promise<readonly Judged[]> {
  const claims = orders.flatMap(order => order.claims)
  const offers = await listOffers(tx, [...new Set(claims.map(claim => claim.outcomeId))])
  const book = new Map(offers.map(row => [row.outcome_id, row]))
  const now = clock.now()
  const openBets = await openBetsOf(tx, orders, now)
  const terms = await termsInForce(tx, site)
  return orders.map(order => {
    const member = memberOf(entered, order)
    const facts: BetFacts = { member, book, terms, now, openBets: openBets.get(order.memberId) ?? [] }
    return { order, verdict: judgeBet(order, facts) }
  })
}

async function termsInForce(tx: Tx, site: Site): Promise<BetTerms> {
  const { protoLimits, prematchCloseSec } = site.settings()
  return { levels: await listLevelSettings(tx), protoLimits, closeSeconds: prematchCloseSec }
}

async function openBetsOf(
  tx: Tx,
  orders: readonly BetOrder[],
  now: Instant,
): Promise<ReadonlyMap<MemberId, OpenBet[]>> {
  const pairs = orders.flatMap(order =>
    fixturesOf([order]).map(fixture => ({ member: order.memberId, fixture })),
  )
  const rows = await listOpenLegs(
    tx,
    pairs.map(pair => pair.member),
    pairs.map(pair => pair.fixture),
    uuidFloor(instant(now - OPEN_BET_DAYS * DAY)),
    uuidFloor(instant(now + DAY)),
  )
  const byMember = new Map<MemberId, OpenBet[]>()
  for (const legs of Map.groupBy(rows, row => row.bet_id).values()) {
    const [first] = legs
    if (!first) continue
    const bet: OpenBet = {
      legs: legs.map(row => ({
        outcomeId: row.outcome_id,
        fixtureId: row.fixture_id,
        marketTypeId: row.market_type_id,
        pick: row.pick,
      })),
      stake: won(first.stake),
      winnings: won(first.winnings),
      placedAt: first.placed_at,
    }
    byMember.set(first.member_id, [...(byMember.get(first.member_id) ?? []), bet])
  }
  return byMember
}

/** Stores what was accepted, and every answer whose request carries a key. */
async function book(
  { clock, newUuid }: BatchDeps,
  tx: Tx,
  judged: readonly Judged[],
): Promise<ReadonlyMap<BetOrder, BetAnswer>> {
  const answers = new Map<BetOrder, BetAnswer>()
  const accepted: AcceptedBet[] = []
  const answered: AnsweredRequest[] = []
  for (const { order, verdict } of judged) {
    if (verdict.ok) accepted.push({ ...verdict.value, order, betId: newUuid() })
    else answers.set(order, verdict)
    if (!order.request) continue
    if (verdict.ok) answered.push({ order, bet: accepted.length, refusal: undefined })
    else answered.push({ order, bet: undefined, refusal: verdict.refusal })
  }
  if (accepted.length === 0 && answered.length === 0) return answers
  const rows = await bookBets(tx, bookingColumns(accepted, answered), clock.now())
  for (const { ord, state, balance } of rows) {
    const bet = accepted[ord - 1]
    assert(bet && state !== 'closed' && balance !== null, 'a judged bet has a member with accounts')
    answers.set(
      bet.order,
      state === 'booked' ? accept({ betId: bet.betId, balance }) : refuse({ code: 'INSUFFICIENT_BALANCE' }),
    )
  }
  return answers
}

function answerOf(answers: ReadonlyMap<MemberId, BetAnswer>, { memberId }: BetOrder): BetAnswer {
  const answer = answers.get(memberId)
  assert(answer, `the bet of member ${memberId} was answered`)
  return answer
}
