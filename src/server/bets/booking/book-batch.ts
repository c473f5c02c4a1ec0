import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { loadPurses } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { NewUuid } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { askGate, behindGate, houseCaps, isOfGate, noteGate } from '#server/protection/protection.ts'
import type { Site } from '#server/site/site.ts'
import type { BetAnswer, BetRefusal, OwnRefusal } from '../bet-answer.ts'
import type { RequestHead } from '../bet-request.ts'
import { behindDay, dayRefusals, watchedCaps } from '../limits/day-limits.ts'
import type { AcceptedBet, BetKind, JudgedHead } from './bet-kind.ts'
import {
  askedStakes,
  type EnteredBatch,
  enterBatch,
  onlyHold,
  type Reserve,
  takeStake,
} from './enter-batch.ts'
import {
  type AnsweredRequest,
  type GivenBack,
  givenBackColumns,
  headColumns,
  requestColumns,
} from './head-columns.ts'
import { earlierAnswer } from './key-answers.ts'
import { bookBets, bookFreeBets } from './store-bets.sql.ts'

export type BatchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & {
  readonly site: Pick<Site, 'settings' | 'houseLimits'>
}

/**
 * Books a batch in one transaction: debits the stakes, locks the gates, judges every bet by the current state of the
 * database, stores the accepted bets and refunds the stakes of the others. Returns one answer per request, in the order
 * of the batch. A member must not occur twice in a batch.
 */
export const bookBatch = <
  Request extends RequestHead,
  Judged extends JudgedHead,
  Refused extends OwnRefusal = never,
>(
  { db, clock, newUuid, site }: BatchDeps,
  kind: BetKind<Request, Judged, Refused>,
  requests: readonly Request[],
): Promise<readonly BetAnswer<Refused>[]> =>
  db.transaction(async tx => {
    const asked: readonly AskedBet<Request, Refused>[] = requests.map(request => ({
      request,
      answer: undefined,
    }))
    // Wallets are debited in ascending order of members, as everywhere, to avoid deadlocks.
    const sorted = asked.toSorted((one, other) => one.request.memberId - other.request.memberId)
    const inOrder = sorted.map(requestOf)
    const now = clock.now()
    const caps = houseCaps(site)
    const limits = site.houseLimits()
    const entered = await enterBatch(tx, inOrder, {
      gates: kind.gates(inOrder, now),
      reserve: reserveOf(kind),
      caps: watchedCaps(caps, limits),
      now,
    })
    const fresh: AskedBet<Request, Refused>[] = []
    for (const one of sorted) {
      const known = one.request.key && entered.known.get(one.request.memberId)
      if (known) one.answer = earlierAnswer(known)
      else fresh.push(one)
    }
    const balances = kind.isFree ? await heldBalances(tx, inOrder) : entered.balances
    const stakes = askedStakes(fresh.map(requestOf), reserveOf(kind), memberId => balances.has(memberId))
    const gate = askGate(entered.protection, { product: kind.product, stakes }, caps, now)
    const days = dayRefusals(limits, entered, stakes)
    const stands = (memberId: MemberId) =>
      balances.has(memberId) && !gate.refusals.has(memberId) && !days.has(memberId)
    const judged = fresh.length > 0 ? await kind.judge(tx, fresh.map(requestOf), entered, stands) : []
    const verdicts = judged.map((verdict, index) =>
      behindGate(behindDay(verdict, refusalAt(days, fresh[index])), refusalAt(gate.refusals, fresh[index])),
    )
    const answered = answerAll(fresh, verdicts, balances, newUuid)
    await noteGate(tx, gate.noted, metGate(fresh), now)
    const givenBack = takenForNothing(sorted, entered.balances)
    if (answered.accepted.length + answered.requests.length + givenBack.length > 0) {
      const stored = {
        heads: headColumns(answered.accepted),
        picks: await kind.picks(tx, answered.accepted),
        requests: requestColumns(answered.requests),
      }
      const moments = { takenAt: now, now: clock.now() }
      const posted = kind.isFree
        ? await bookFreeBets(tx, stored, moments)
        : await bookBets(tx, stored, givenBackColumns(givenBack), moments)
      assert(posted === answered.accepted.length, 'every stake of a bet was posted')
    }
    return asked.map(answerOf)
  })

/** A free stake is not the member's money: it is neither debited nor counted in the member's use of limits. */
const reserveOf = ({ isFree }: { readonly isFree?: true }): Reserve => (isFree ? onlyHold : takeStake)

/** Balances of the wallets that are locked but not debited. */
async function heldBalances(tx: Tx, requests: readonly RequestHead[]): Promise<EnteredBatch['balances']> {
  const purses = await loadPurses(
    tx,
    requests.map(({ memberId }) => memberId),
  )
  return new Map([...purses].map(([memberId, { wallet }]) => [memberId, wallet]))
}

const refusalAt = <R>(
  refusals: ReadonlyMap<MemberId, R>,
  asked: AskedBet<RequestHead, unknown> | undefined,
): R | undefined => (asked ? refusals.get(asked.request.memberId) : undefined)

/** Members whose bets were taken, or were refused by the protection gate. */
const metGate = (asked: readonly AskedBet<RequestHead, OwnRefusal>[]): ReadonlySet<MemberId> =>
  new Set(
    asked
      .filter(({ answer }) => answer && (answer.ok || isOfGate(answer.refusal)))
      .map(({ request }) => request.memberId),
  )

/** A bet on its way through the batch, with everything found out about it. */
type AskedBet<Request, Refused> = { readonly request: Request; answer: BetAnswer<Refused> | undefined }

const requestOf = <Request>({ request }: AskedBet<Request, unknown>): Request => request

function answerOf<Refused>({ answer }: AskedBet<unknown, Refused>): BetAnswer<Refused> {
  assert(answer, 'every bet of a batch was answered')
  return answer
}

/** Answers the bets that have no answer yet; returns what to store. */
function answerAll<Request extends RequestHead, Judged extends JudgedHead, Refused extends OwnRefusal>(
  asked: readonly AskedBet<Request, Refused>[],
  verdicts: readonly Result<Judged, BetRefusal | Refused>[],
  balances: EnteredBatch['balances'],
  newUuid: NewUuid,
) {
  const accepted: AcceptedBet<Request, Judged>[] = []
  const requests: AnsweredRequest[] = []
  verdicts.forEach((verdict, index) => {
    const one = asked[index]
    assert(one, 'every verdict is on a bet')
    const { request } = one
    const { memberId, key } = request
    const balance = balances.get(memberId)
    const refusal = refusalOf(verdict, balance)
    if (verdict.ok && balance !== undefined) {
      const betId = newUuid()
      accepted.push({ request, bet: verdict.value, betId, balance })
      one.answer = accept({ betId, balance })
    } else if (refusal) one.answer = refuse(refusal)
    if (!key) return
    if (refusal) requests.push({ memberId, key, bet: undefined, refusal: JSON.stringify(refusal) })
    else requests.push({ memberId, key, bet: accepted.length, refusal: undefined })
  })
  return { accepted, requests }
}

/** Refuses an otherwise valid bet whose stake exceeds the balance. */
function refusalOf<Refused>(
  verdict: Result<unknown, BetRefusal | Refused>,
  balance: number | undefined,
): BetRefusal | Refused | undefined {
  if (!verdict.ok) return verdict.refusal
  return balance === undefined ? { code: 'INSUFFICIENT_BALANCE' } : undefined
}

/** Debited stakes of members who get no new bet from this batch. */
function takenForNothing(
  asked: readonly AskedBet<RequestHead, unknown>[],
  balances: EnteredBatch['balances'],
): GivenBack[] {
  const givenBack: GivenBack[] = []
  for (const { request, answer } of asked) {
    const isBooked = answer?.ok === true && !answer.value.repeated
    if (!isBooked && balances.has(request.memberId)) givenBack.push(request)
  }
  return givenBack
}
