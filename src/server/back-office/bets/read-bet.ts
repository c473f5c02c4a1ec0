import { actTexts } from '#contract/back-office/act-texts.ts'
import type { BetDetail, LegBook } from '#contract/back-office/bet-desk.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { postingKindWord } from '#domain/posting-kind.ts'
import { findBets, outcomeKnown, type ToldBet, wireBet } from '#server/bets/bets.ts'
import {
  type FixtureResult,
  finalScoreOf,
  listOddsMoves,
  listResultHistory,
  type Offered,
  offeredAt,
  wireLine,
  wirePrice,
  wireStatus,
} from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import { listActs, type Site } from '#server/site/site.ts'
import { sourceText } from '../trading/trading-texts.ko.ts'
import {
  type BetPosting,
  findOwner,
  findRevision,
  type LegMark,
  type LegVerdict,
  listBetPostings,
  listLegMarks,
  listVerdicts,
} from './listed-bets.sql.ts'
import { wireTime } from './read-bets.ts'

export type BetDetailDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Pick<Site, 'settings'>
  readonly rules: Pick<Rules, 'versionAt'>
}

/** Odds history shown before and after a bet, and its maximum number of points. */
const AROUND = 30 * MINUTE
const PIECES = 30
/** Maximum number of a member's cancellations searched for this bet. */
const ACTS_MAX = 200

/**
 * Returns a bet with everything that explains its result: the offer when it was taken, every grading of its matches,
 * and its postings. Undefined for an unknown bet.
 */
export async function readBet(deps: BetDetailDeps, betId: string): Promise<BetDetail | undefined> {
  const { db, site, rules } = deps
  const owner = await findOwner(db, betId)
  const [found] = owner ? await findBets(deps, owner.memberId, [betId]) : []
  if (!owner || !found) return undefined
  const { bet } = found
  const [marks, verdicts, postings, settlements, known, acts] = await Promise.all([
    listLegMarks(db, owner.memberId, betId),
    listVerdicts(db, owner.memberId, betId),
    listBetPostings(db, betId),
    findRevision(db, owner.memberId, betId),
    outcomeKnown(db, { memberId: owner.memberId, betId }, deps.clock.now()),
    listActs(db, { subject: `member:${owner.memberId}`, act: 'cancel-bet', limit: ACTS_MAX, offset: 0 }),
  ])
  const { device, address, statusCode } = bet
  return {
    bet: { ...wireBet(found, rules), device, address },
    member: owner,
    late: marks.some(mark => mark.late),
    large: bet.stake >= site.settings().largeBetMin,
    books: await Promise.all(marks.map(mark => readLegBook(deps, found, mark, verdicts))),
    postings: postings.map(wirePosting),
    ledger: heldAgainst(found, postings),
    settlements,
    cancellable: statusCode === betStatusCode.open && !known,
    acts: acts
      .filter(({ after }) => (after as { bet?: unknown } | null)?.bet === betId)
      .map(({ operator, reason, at }) => ({
        actText: actTexts['cancel-bet'],
        operator,
        reason,
        at: wireTime(at),
      })),
  }
}

async function readLegBook(
  { db }: BetDetailDeps,
  { bet, legs }: ToldBet,
  { fixtureId, outcomeId, late, revision }: LegMark,
  verdicts: readonly LegVerdict[],
): Promise<LegBook> {
  const ids = [outcomeId as OutcomeId]
  const { placedAt } = bet
  const stretch = { from: instant(placedAt - AROUND), to: instant(placedAt + AROUND), pieces: PIECES }
  const [offers, moves, results] = await Promise.all([
    offeredAt(db, { outcomeIds: ids }, placedAt),
    listOddsMoves(db, ids, stretch),
    listResultHistory(db, fixtureId),
  ])
  const [offer] = offers
  const sportId = legs.find(({ leg }) => leg.fixtureId === fixtureId)?.fixture.sportId
  const scoreOf = ({ kind, sheet }: FixtureResult): string => {
    const score = kind === 'void' || sportId === undefined ? undefined : finalScoreOf(sportId, sheet)
    return score ? `${score.home}:${score.away}` : ''
  }
  const saidBy = (result: FixtureResult) => {
    const said = verdicts.find(one => one.outcomeId === outcomeId && one.revision === result.revision)
    return said ? { result: said.result, reason: said.reason } : null
  }
  return {
    fixtureId: fixtureId as FixtureId as number,
    oddsId: outcomeId,
    late,
    revision,
    offerThen: offer ? wireOffer(offer) : null,
    moves: moves.map(({ at, odds, status }) => ({
      at: wireTime(at),
      betPrice: wirePrice(odds),
      status: statusThen(status),
    })),
    results: results.map(result => ({
      revision: result.revision,
      score: scoreOf(result),
      void: result.kind === 'void',
      sourceText: sourceText(result.source),
      reason: result.reason,
      at: wireTime(result.decidedAt),
      verdict: saidBy(result),
    })),
  }
}

const statusThen = (status: Offered['status']): number => (status === 'closed' ? 0 : wireStatus[status])

const wireOffer = (offer: Offered): NonNullable<LegBook['offerThen']> => ({
  betPrice: wirePrice(offer.odds),
  feedPrice: wirePrice(offer.feedOdds),
  payoutRate: offer.payoutRate === null ? null : wirePrice(offer.payoutRate),
  adminPrice: offer.operatorOdds === null ? null : wirePrice(offer.operatorOdds),
  betBaseline: wireLine(offer.line),
  version: offer.version,
  status: statusThen(offer.status),
  since: wireTime(offer.since),
})

const wirePosting = ({ kind, amount, balance, actor, memo, at }: BetPosting) => ({
  kindText: postingKindWord(kind),
  amount,
  balance,
  actor,
  memo,
  at: wireTime(at as Instant),
})

/** The bet's sums in the ledger, and whether they match the bet (handbook 5.1). */
function heldAgainst({ bet }: ToldBet, postings: readonly BetPosting[]): BetDetail['ledger'] {
  const sumOf = (...kinds: readonly BetPosting['kind'][]): number =>
    postings.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0)
  const staked = 0 - sumOf('bet', 'bet-waiting')
  const returned = sumOf('bet-cancelled')
  const paid = sumOf('bet-settled', 'settlement-reversed')
  const isCancelled = bet.statusCode === betStatusCode.cancelled
  // A free stake is posted between house accounts.
  const ownStake = bet.couponId === null ? bet.stake : 0
  const agrees =
    staked === ownStake &&
    returned === (isCancelled ? ownStake : 0) &&
    paid === (isCancelled ? 0 : (bet.payout ?? 0))
  return { staked, returned, paid, agrees }
}
