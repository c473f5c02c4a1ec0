import { expect } from 'vitest'
import type { WaitingBet } from '#contract/bets/inplay-bets.ts'
import type { StopReason } from '#domain/fixtures/in-play-stop.ts'
import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { FixtureStatus, MarketFact, ScoreFact } from '#server/fixtures/fixtures.ts'
import { hearLive, type LiveIncident } from '#server/fixtures/fixtures.ts'
import type { House } from '../house/house.ts'
import { type BetBody, type Bettor, offer, type PickSketch, slip } from './bettor.ts'
import { aFixture, aMarket, aScore } from './fixture-facts.ts'
import { numbering } from './numbering.ts'

/** The delay of bets on football (FIELD-015). */
export const FOOTBALL_DELAY = 6 * SECOND

const nextMatch = numbering(40_000)

type Ground = Pick<House, 'app' | 'deps' | 'clock'>
export type LiveMatch = Awaited<ReturnType<typeof aLiveMatch>>

/**
 * Creates a football match in its tenth minute, 1:0, last received now: 1X2 at 1.90, 2.00, 2.10, handicaps -0.5 at 1.85
 * and 1.95, total 2.5 at 1.80 and 2.00. Later facts about it carry the time of the test's clock.
 */
export async function aLiveMatch(house: Ground, { sport = 6046, startedSecondsAgo = 600 } = {}) {
  const fixture = nextMatch()
  const id = fixture as FixtureId
  const now = () => house.clock.now()
  const startsAt = instant(now() - startedSecondsAgo * SECOND)
  let incidents = 0
  const hear = (
    stopReason: StopReason | null = null,
    kinds: readonly LiveIncident['kind'][] = [],
    at: Instant = now(),
  ) =>
    hearLive(house.deps, [
      {
        fixtureId: id,
        danger: null,
        stopReason,
        incidents: kinds.map(kind => ({
          number: ++incidents,
          kind,
          side: 'home' as const,
          periodCode: 10,
          clockSeconds: 620,
          at,
        })),
      },
    ])
  const match = {
    id: fixture,
    hear,
    /** Reports one of the feed's incidents, now or with some delay. */
    happened: (kind: LiveIncident['kind'], secondsAgo = 0) =>
      hear(null, [kind], instant(now() - secondsAgo * SECOND)),
    score: (home: number, away: number, more: Partial<ScoreFact> = {}) =>
      offer(house, aScore({ fixture, at: now(), home, away, periods: [{ code: 10, home, away }], ...more })),
    prices: (odds: readonly number[], market: Parameters<typeof aMarket>[0] = {}) =>
      offer(house, aMarket({ fixture, at: now(), odds, ...market })),
    market: (market: Parameters<typeof aMarket>[0]): MarketFact => aMarket({ fixture, at: now(), ...market }),
    suspend: (suspended: boolean) =>
      offer(house, { kind: 'suspension', fixtureId: id, at: now(), suspended }),
    status: (status: FixtureStatus) =>
      offer(house, aFixture({ id: fixture, at: now(), sport, startsAt, status })),
  }
  await match.status('live')
  await match.score(1, 0)
  await offer(
    house,
    match.market({ odds: [190, 200, 210] }),
    match.market({ type: 3, line: -50, main: true, odds: [185, 195] }),
    match.market({ type: 2, line: 250, main: true, odds: [180, 200] }),
  )
  await hear()
  return match
}

/** Returns an in-play slip as the web client sends it: 10,000 won on `/korea/live` or `/inplay`. */
export const liveSlip = (
  bettor: Pick<Bettor, 'memberId'>,
  picks: readonly PickSketch[],
  over: Partial<BetBody> = {},
): BetBody => slip(bettor, picks, { gameDetailType: 5, ...over })

export type LiveBetOptions = { readonly key?: string; readonly mode?: string }

/** Places an in-play bet. It is answered when its delay is over. */
export const liveBet = (
  house: Pick<House, 'post'>,
  { token }: Bettor,
  body: unknown,
  { key, mode }: LiveBetOptions = {},
): Promise<Response> =>
  house.post('inplay/betting', body, {
    token,
    headers: {
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(mode === undefined ? {} : { 'odds-accept-mode': mode }),
    },
  })

export const waitingBets = async (
  house: Pick<House, 'get'>,
  { token }: Pick<Bettor, 'token'>,
): Promise<readonly WaitingBet[]> => {
  const { waiting }: { waiting: readonly WaitingBet[] } = await (
    await house.get('inplay/waiting', { token })
  ).json()
  return waiting
}

/** For events that occur as soon as the machine has time. */
export const PATIENCE = { timeout: 20_000 }

/** Waits until this many of the member's bets are waiting. */
export const untilWaiting = (house: Pick<House, 'get'>, bettor: Pick<Bettor, 'token'>, count = 1) =>
  expect.poll(async () => (await waitingBets(house, bettor)).length, PATIENCE).toBe(count)

export type Waited = LiveBetOptions & {
  readonly picks?: readonly PickSketch[]
  readonly after?: number
  /** Called while the bet is waiting. */
  readonly meanwhile?: () => Promise<unknown>
}

/** Places a bet and waits until its delay is over; returns its answer. Default: on home of the match. */
export async function waitOut(
  house: Pick<House, 'clock' | 'get' | 'post'>,
  member: Bettor,
  match: LiveMatch,
  { picks = [{ fixture: match.id }], meanwhile, after = FOOTBALL_DELAY, ...options }: Waited = {},
): Promise<Response> {
  const answer = liveBet(house, member, liveSlip(member, picks), options)
  await untilWaiting(house, member)
  await meanwhile?.()
  house.clock.advance(after)
  return answer
}
