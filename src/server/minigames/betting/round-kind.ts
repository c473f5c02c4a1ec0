import { assert } from '#domain/assert.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import { DAY, HOUR, type Instant, instant } from '#domain/instant.ts'
import { extraMax, oppositePicks } from '#domain/minigames/betting/opposite-picks.ts'
import { slipLimits } from '#domain/minigames/betting/round-limits.ts'
import { type GameTerms, roundBetLimits } from '#domain/minigames/game-terms.ts'
import type { Kind } from '#domain/minigames/kind.ts'
import { drawnRoundName, partsOfRoundId, roundGate } from '#domain/minigames/round-times.ts'
import { productOfKind, type RoundProduct } from '#domain/minigames/virtual/venues.ts'
import { gameTypeCode } from '#domain/sports/game-type.ts'
import type { BetKind, EnteredBatch, Gates } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { uuidFloor, uuidInstant } from '#server/platform/postgres/uuid.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Site } from '#server/site/site.ts'
import { listLevelLimits } from '../games/games.sql.ts'
import type { Game, Games } from '../games/games-state.ts'
import { judgeRoundBet, type RoundBetFacts } from './judge-round-bet.ts'
import type { AcceptedRoundBet, JudgedRoundBet, RoundBetRequest, RoundRefusal } from './round-bet.ts'
import { listOwnPicks, listRoundFacts } from './round-facts.sql.ts'
import { storedPicks } from './stored-picks.sql.ts'
import { withinPickPayouts } from './within-pick-payouts.ts'

export type RoundKindDeps = {
  readonly site: Pick<Site, 'settings'>
  readonly games: Pick<Games, 'find' | 'termsOf'>
  /** Minigames, or virtual sports (VIRT-019). */
  readonly product: RoundProduct
  /** Follows the database's clock, which decides when a round closes. */
  readonly roundClock: Clock
}

/** The database's initial payout rule; a bet on a round has no bonus that would need another. */
const PAYOUT_RULE = 1

/**
 * Bets on rounds. Locked at the gate of their draw, which closing takes exclusively, and judged under it by the
 * database's current state. One pick per bet, stored with its head.
 */
export const roundKind = ({
  product,
  ...deps
}: RoundKindDeps): BetKind<RoundBetRequest, JudgedRoundBet, RoundRefusal> => ({
  product,
  gates: requests => gatesOf(deps, requests),
  judge: async (tx, requests, { members }, stands) => {
    const facts = await readFacts(tx, { ...deps, product }, requests, members)
    const verdicts = requests.map((request, index) => judgeRoundBet(request, at(facts.ofBets, index)))
    return withinPickPayouts(tx, {
      verdicts,
      stands: index => stands(at(requests, index).memberId),
      maxOf: roundId => facts.termsOf(roundId)?.pickPayoutMax ?? undefined,
      extraMaxOf: ({ roundId, ...pick }) => {
        const kind = facts.kindOf(roundId)
        return kind ? extraMax(kind, pick) : 0
      },
      stakeMinOf: index => at(facts.ofBets, index).limits.stakeMin,
      span: facts.span,
    })
  },
  picks: async (_tx, accepted) => {
    assertFound(accepted)
    return {
      name: `${product}_picks`,
      gameType: gameTypeCode[product],
      payoutRule: PAYOUT_RULE,
      on: accepted.map(({ bet }) => [bet.roundId]),
      stored: storedPicks(accepted),
    }
  },
})

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  assert(found !== undefined, 'lists of a batch are of one length')
  return found
}

/** Closing a round waits for the bets in progress, and no bet follows it. */
function gatesOf(
  { games, roundClock }: Pick<RoundKindDeps, 'games' | 'roundClock'>,
  requests: readonly RoundBetRequest[],
): Gates<RoundId> {
  const now = roundClock.now()
  const gates = new Set<RoundId>()
  for (const { claim, gameId } of requests) {
    const game = games.find(gameId)
    if (!claim || !game || partsOfRoundId(claim.roundId).gameId !== gameId) continue
    gates.add(roundGate(claim.roundId, game.drawnBy))
    // Compute prices before taking locks. Skip events that are closed.
    const { startsAt } = partsOfRoundId(claim.roundId)
    if (Math.abs(now - startsAt) < RUNS_MAX) countRules(game, startsAt)
  }
  return { ids: [...gates].sort((one, other) => one - other) }
}

/** No round that takes bets began longer ago. */
const RUNS_MAX = HOUR

function countRules(game: Game, startsAt: Instant): void {
  const kind = kindAt(game, startsAt, game.terms)
  oppositePicks(kind)
  // Computes the prices of an event, which is lazy.
  void kind.markets
}

/** Rules of the round that starts at this time. */
const kindAt = (game: Game, startsAt: Instant, { returns }: Pick<GameTerms, 'returns'>): Kind<unknown> =>
  game.kind.at(drawnRoundName(game, startsAt), returns)

/**
 * Bets of a round are searched by ids from this long before its start until this long after it, here and when they are
 * paid.
 */
const [BEFORE, BEHIND] = [DAY, 2 * DAY]

/** Bet ids contain the machine's time, rounds the database's. A bet that would never be found again is not taken. */
function assertFound(accepted: readonly AcceptedRoundBet[]): void {
  for (const { betId, bet } of accepted) {
    const behind = uuidInstant(betId) - partsOfRoundId(bet.roundId).startsAt
    assert(
      behind >= -BEFORE && behind < BEHIND,
      'the clocks of machine and database are less than a day apart',
    )
  }
}

/** Id range that contains the bets of these rounds. */
function spanOf(starts: readonly Instant[]) {
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  return { fromId: uuidFloor(instant(first - BEFORE)), toId: uuidFloor(instant(last + BEHIND)) }
}

const noLimits: Pick<GameTerms, 'stakeMin' | 'stakeMax' | 'payoutMax'> = {
  stakeMin: null,
  stakeMax: null,
  payoutMax: null,
}

async function readFacts(
  tx: Tx,
  { games, site, roundClock, product }: RoundKindDeps,
  requests: readonly RoundBetRequest[],
  members: EnteredBatch['members'],
) {
  const asked = requests.flatMap(({ memberId, gameId, claim }) => {
    if (!claim) return []
    const { gameId: gameOfRound, startsAt } = partsOfRoundId(claim.roundId)
    return gameOfRound === gameId ? [{ memberId, roundId: claim.roundId, gameId, startsAt }] : []
  })
  const rounds = [...new Map(asked.map(one => [one.roundId, { ...one, id: one.roundId }])).values()]
  const span = spanOf(rounds.length > 0 ? rounds.map(({ startsAt }) => startsAt) : [roundClock.now()])
  // Sent without waiting for each other, so that the queries are pipelined.
  const [facts, levels, own] = await Promise.all([
    listRoundFacts(tx, rounds),
    listLevelLimits(tx),
    listOwnPicks(tx, asked, span),
  ])
  const terms = new Map<RoundId, GameTerms>()
  const kinds = new Map<RoundId, Kind<unknown>>()
  for (const { id, termsVersion } of facts) {
    const { gameId, startsAt } = partsOfRoundId(id)
    const game = games.find(gameId)
    const found = game && termsVersion !== null ? await games.termsOf(game, termsVersion, tx) : undefined
    if (!game || !found) continue
    terms.set(id, found)
    kinds.set(id, kindAt(game, startsAt, found))
  }
  const byRound = new Map(facts.map(one => [one.id, one]))
  const byLevel = new Map(levels.map(one => [one.level, one]))
  const ownOf = Map.groupBy(own, ({ memberId }) => memberId)
  const { siteMaintenance, [`${product}Maintenance` as const]: areaMaintenance } = site.settings()
  const now = roundClock.now()
  const gameOf = (gameId: MinigameId, roundId: RoundId | undefined) => {
    const game = games.find(gameId)
    if (!game || productOfKind(game.kind.id) !== product) return undefined
    // Picks have the same positions in every event.
    return { id: gameId, kind: (roundId !== undefined && kinds.get(roundId)) || game.kind }
  }
  const ofBets = requests.map(({ memberId, gameId, claim }): RoundBetFacts => {
    const member = members.get(memberId)
    assert(member, 'every member of a batch exists')
    const ofRound = claim && terms.get(claim.roundId)
    // A level without limits uses those of the lowest one.
    const ofLevel = byLevel.get(member.level) ?? levels[0]
    assert(ofLevel, 'levels have limits')
    return {
      member,
      game: gameOf(gameId, claim?.roundId),
      round: claim && byRound.get(claim.roundId),
      terms: ofRound,
      limits: slipLimits(roundBetLimits(ofLevel, ofRound ?? noLimits)),
      own: ownOf.get(memberId) ?? [],
      siteMaintenance,
      areaMaintenance,
      now,
    }
  })
  return {
    ofBets,
    span,
    termsOf: (id: RoundId) => terms.get(id),
    kindOf: (id: RoundId) => kinds.get(id),
  }
}
