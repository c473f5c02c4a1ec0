import type { MinigameId, RoundId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { VoidCause } from '#domain/minigames/house/void-cause-words.ko.ts'
import { roundGate } from '#domain/minigames/round-times.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { giveLinks } from '../chains/chains.sql.ts'
import type { Chains } from '../chains/chains.ts'
import { listKeeperEnds } from '../chains/keeper-chains.sql.ts'
import type { Games } from '../games/games-state.ts'
import type { Beacon } from './beacon.ts'
import { closeDue } from './close-rounds.ts'
import { askAhead, makeDraws } from './make-draws.ts'
import { type Plan, planRounds } from './plan-rounds.ts'
import { enterRoundGates } from './round-gate.sql.ts'
import { noNews, type RoundNews, roundsChanged } from './round-news.ts'
import {
  drawRounds,
  insertRounds,
  listRounds,
  listWaitingRounds,
  type RoundRow,
  tellSeeds,
  voidRounds,
} from './rounds.sql.ts'

export type TurnDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & {
  readonly games: Games
  readonly chains: Chains
  readonly beacon: Beacon
}

/** How long after its time a properly closed round may still be drawn; afterwards it is void (handbook 3.1). */
const LATE_MAX = 10 * MINUTE
/** Retry interval after a failure. */
const AGAIN = SECOND

/**
 * Does everything that is due: closes rounds, voids those not drawn in time, draws, publishes the seeds of void rounds,
 * and opens the current rounds. Each step is safe if another process does the same concurrently. Returns when something
 * is due next.
 */
export async function turnRounds(deps: TurnDeps): Promise<Instant | undefined> {
  const { db, clock, games } = deps
  const now = clock.now()
  const inUse = await deps.chains.inUse()
  const waiting = await listWaitingRounds(db)
  const { late, due } = Object.groupBy(
    waiting.filter(({ state }) => state !== 'void'),
    ({ drawsAt }) => (now > drawsAt + LATE_MAX ? 'late' : 'due'),
  )
  const voided = await voidLate(deps, late ?? [], now)
  const toClose = (due ?? []).filter(({ state, closesAt }) => state === 'open' && closesAt <= now)
  const closed = await closeDue(db, games, toClose, now)
  const known = closed.length + voided.length > 0 ? await listWaitingRounds(db) : waiting
  const ended = await endRounds(deps, { known, inUse, now }).catch(err => {
    tell(deps, { ...noNews, closed, voided })
    throw err
  })
  tell(deps, { ...ended.news, closed, voided })
  return earliest(ended.next, dueOf(known, ended.resolved, now))
}

/** Voids rounds that could not be drawn in time. */
async function voidLate(
  { db, games }: TurnDeps,
  late: readonly RoundRow[],
  at: Instant,
): Promise<readonly RoundId[]> {
  if (late.length === 0) return []
  const causeOf = ({ beaconKind, state }: RoundRow): VoidCause =>
    beaconKind !== 'bets' && state === 'closed' ? 'no-beacon' : 'missed'
  return db.transaction(async tx => {
    await enterRoundGates(
      tx,
      late.map(round => roundGate(round.id, drawerOf({ games }, round))),
    )
    const voided: RoundId[] = []
    for (const [cause, rounds] of Map.groupBy(late, causeOf))
      voided.push(
        ...(await voidRounds(
          tx,
          rounds.map(({ id }) => id),
          { cause, at },
        )),
      )
    return voided
  })
}

type Ending = {
  readonly known: readonly RoundRow[]
  readonly inUse: Awaited<ReturnType<Chains['inUse']>>
  readonly now: Instant
}

type Ended = {
  readonly news: Pick<RoundNews, 'opened' | 'drawn'>
  readonly resolved: ReadonlySet<RoundId>
  readonly next: Instant | undefined
}

/**
 * Ends and opens rounds of all games together; if that fails, draw by draw, so that one failure delays no other game.
 */
async function endRounds(deps: TurnDeps, ending: Ending): Promise<Ended> {
  try {
    return await endTogether(deps, ending)
  } catch (err) {
    const ended = await endEach(deps, ending)
    if (ended.length === 0) throw err
    return {
      news: {
        opened: ended.flatMap(({ news }) => news.opened),
        drawn: ended.flatMap(({ news }) => news.drawn),
      },
      resolved: new Set(ended.flatMap(({ resolved }) => [...resolved])),
      next: earliest(...ended.map(({ next }) => next)),
    }
  }
}

/** Ends the rounds of each draw separately; returns those that succeeded. */
async function endEach(deps: TurnDeps, { known, inUse, now }: Ending): Promise<readonly Ended[]> {
  const ofDraw = Map.groupBy(known, round => drawerOf(deps, round))
  const ended: Ended[] = []
  for (const drawnBy of new Set([...ofDraw.keys(), ...inUse.keys()])) {
    const own = {
      known: ofDraw.get(drawnBy) ?? [],
      inUse: new Map([[drawnBy, inUse.get(drawnBy) ?? []]]),
      now,
    }
    try {
      ended.push(await endTogether(deps, own))
    } catch (err) {
      deps.log.error({ err, gameId: drawnBy }, 'rounds of a draw were not ended; the next run will retry')
    }
  }
  return ended
}

/**
 * Draws due rounds, publishes seeds of void ones, and opens the next: in one transaction, since a seed is the next
 * commitment.
 */
async function endTogether(deps: TurnDeps, { known, inUse, now }: Ending): Promise<Ended> {
  const over = known.filter(({ drawsAt }) => drawsAt <= now)
  await askAhead(
    deps,
    known.filter(
      ({ state, drawsAt, beaconKind }) => state === 'closed' && drawsAt > now && beaconKind === 'keeper',
    ),
  )
  const draws = await makeDraws(
    deps,
    over.filter(({ state }) => state === 'closed'),
  )
  const drawn = new Set(draws.map(({ id }) => id))
  const voids = over.filter(({ state }) => state === 'void')
  const seeds = await seedsOf(deps, tellable(voids, known, drawn))
  // A void round delays no other, not even one whose seed can no longer be published.
  const resolved = new Set([...drawn, ...voids.map(({ id }) => id)])
  const busy = new Set(known.filter(({ id }) => !resolved.has(id)).map(round => drawerOf(deps, round)))
  const keeperEnds =
    deps.beacon.kind === 'keeper' ? await listKeeperEnds(deps.db, deps.beacon.key) : undefined
  const plan = await notYetThere(deps, await planRounds(deps, inUse, busy, { now, keeperEnds }))
  const next = earliest(plan.next, ...plan.draws.flatMap(({ rounds }) => rounds.map(one => one.closesAt)))
  if (draws.length + seeds.length + plan.draws.length === 0)
    return { news: { opened: [], drawn: [] }, resolved, next }
  const news = await deps.db.transaction(async tx => {
    const done = draws.length > 0 ? await drawRounds(tx, draws, now) : []
    if (seeds.length > 0) await tellSeeds(tx, seeds, now)
    const given = plan.draws.length > 0 ? await giveLinks(tx, plan.draws) : new Set()
    const opened = plan.draws.filter(({ chainId }) => given.has(chainId)).flatMap(({ rounds }) => rounds)
    if (opened.length > 0) await insertRounds(tx, opened)
    return { drawn: done, opened: opened.map(({ id }) => id) }
  })
  return { news, resolved, next }
}

/** The game whose draw decides a round; for a game of another release, its own. */
const drawerOf = ({ games }: Pick<TurnDeps, 'games'>, { gameId }: RoundRow): MinigameId =>
  games.find(gameId)?.drawnBy ?? gameId

/** Void rounds whose seeds may be published: not if another round still has to be drawn with the same seed. */
function tellable(voids: readonly RoundRow[], known: readonly RoundRow[], drawn: ReadonlySet<RoundId>) {
  const seedOf = ({ chainId, link }: RoundRow) => `${chainId}:${link}`
  const kept = new Set(known.filter(({ id, state }) => state !== 'void' && !drawn.has(id)).map(seedOf))
  return voids.filter(round => !kept.has(seedOf(round)))
}

/** Drops planned rounds that exist already: after the clock was set back, no round runs twice. */
async function notYetThere({ db }: TurnDeps, plan: Plan): Promise<Plan> {
  const ids = plan.draws.flatMap(({ rounds }) => rounds.map(({ id }) => id))
  if (ids.length === 0) return plan
  const there = new Set((await listRounds(db, ids)).map(({ id }) => id))
  return { ...plan, draws: plan.draws.filter(({ rounds }) => !rounds.some(({ id }) => there.has(id))) }
}

/** Seeds of void rounds whose time has passed; none of a chain that cannot be decrypted. */
async function seedsOf({ chains }: TurnDeps, rounds: readonly RoundRow[]) {
  const seeds = await Promise.all(
    rounds.map(async ({ id, startsAt, chainId, link }) => {
      const seed = (await chains.linksOf(chainId))?.link(link)
      return seed && { id, startsAt, seed: seed.toString('hex') }
    }),
  )
  return seeds.filter(seed => seed !== undefined)
}

/** When something is due next for these rounds. */
const dueOf = (
  rounds: readonly RoundRow[],
  resolved: ReadonlySet<RoundId>,
  now: Instant,
): Instant | undefined =>
  earliest(
    ...rounds
      .filter(({ id }) => !resolved.has(id))
      .map(({ state, closesAt, drawsAt }) => (state === 'open' ? closesAt : drawsAt))
      .map(at => (at <= now ? instant(now + AGAIN) : at)),
  )

const earliest = (...moments: readonly (Instant | undefined)[]): Instant | undefined =>
  moments.reduce<Instant | undefined>(
    (first, at) => (at !== undefined && (first === undefined || at < first) ? at : first),
    undefined,
  )

function tell({ bus }: TurnDeps, news: RoundNews): void {
  if (Object.values(news).some(ids => ids.length > 0)) bus.publish(roundsChanged, news)
}
