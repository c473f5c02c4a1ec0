import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoundId } from '#domain/ids.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { listActs } from '#server/site/site.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { putStake, settleStakes, tamperDraw } from '#tests/support/minigames/round-stakes.sql.ts'
import { checkGamesWhenDue } from '../fairness/check-game.ts'
import { countRounds } from '../returns/count-rounds.ts'
import { watchReturns } from '../returns/watch-returns.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const POWERBALL = 251
const LADDER = 253

let desk: RoundDesk
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock, links: 4_000 })
  toFullMinute(clock)
  await desk.turn()
})
afterAll(() => desk.close())

const read = async (path: string, as = 'admin') => {
  const answer = await house.get(path, { token: await house.logIn(as) })
  return { status: answer.status, refusal: answer.headers.get('x-refusal'), json: await safe(answer) }
}
const safe = async (answer: Response) => {
  const text = await answer.text()
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
}
const voided = async (id: number, as = 'admin', reason = '시스템 오류') => {
  const answer = await house.post(
    `admin/minigame-rounds/${id}/void`,
    { reason },
    { token: await house.logIn(as) },
  )
  return { status: answer.status, refusal: answer.headers.get('x-refusal'), json: await safe(answer) }
}

const stake = (round: RoundId, pick: string, amount: number, market = 'power-odd-even') =>
  putStake(database.db, {
    round,
    bet: house.deps.newUuid(),
    at: clock.now(),
    market,
    pick,
    odds: 195,
    stake: amount,
  })

/** Runs the open round to its end, pays it and opens the next. */
async function playRound(stakes: readonly (readonly [string, number])[] = []): Promise<RoundId> {
  const id = desk.idOf(POWERBALL)
  for (const [pick, amount] of stakes) await stake(id, pick, amount)
  clock.advance(50 * SECOND)
  await desk.turn()
  clock.advance(10 * SECOND)
  await desk.turn()
  await settleStakes(database.db, id, clock.now())
  return id
}

const count = () => countRounds({ db: database.db, games: desk.games })
const today = () => seoulDay(clock.now())

test('MINI-089 before the draw no answer reveals it or any value to compute it from', async () => {
  const id = desk.idOf(POWERBALL)
  await stake(id, 'odd', 10_000)
  await stake(id, 'even', 20_000)
  const look = async () => {
    const [detail, list] = await Promise.all([
      read(`admin/minigame-rounds/${id}`),
      read(`admin/minigame-rounds?gameId=${POWERBALL}`),
    ])
    return { detail: detail.json, listed: list.json.rounds.find((round: { id: number }) => round.id === id) }
  }
  for (const state of ['open', 'closed']) {
    const { detail, listed } = await look()
    expect(detail).toMatchObject({ state, seed: null, beacon: null, draw: null, results: [], resultText: '' })
    expect(listed).toMatchObject({ state, draw: null, resultText: '', bets: 2, stakes: 30_000, paid: 0 })
    expect(Object.keys(detail)).not.toContain('beaconSource')
    expect(detail.picks).toMatchObject([
      { pick: 'odd', stakes: 10_000, payout: 19_500, result: null },
      { pick: 'even', stakes: 20_000, payout: 39_000, result: null },
    ])
    if (state === 'closed') break
    clock.advance(50 * SECOND)
    await desk.turn()
  }
  clock.advance(10 * SECOND)
  await desk.turn()
  await settleStakes(database.db, id, clock.now())
  const { detail, listed } = await look()
  expect(detail).toMatchObject({ state: 'drawn', bets: 2, stakes: 30_000 })
  expect(detail.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(detail.beacon).toMatch(/^[0-9a-f]{64}$/)
  expect(detail.resultText).toContain('파워볼')
  const winner = detail.picks.find((pick: { result: string }) => pick.result === 'won')
  expect(winner.payout).toBe(winner.pick === 'odd' ? 19_500 : 39_000)
  await count()
  expect((await look()).listed).toMatchObject({ ...listed, paid: winner.payout })
})

test('handbook 3.1 an undrawn round can be voided once, with a reason in the log; a drawn one never', async () => {
  await desk.turn()
  const id = desk.idOf(POWERBALL)
  await stake(id, 'odd', 7_000)
  expect((await voided(id, 'demo')).status).toBe(403)
  expect((await voided(id, 'admin1')).status).toBe(403)
  expect((await voided(id, 'admin', ' ')).status).toBe(400)
  const answers = await Promise.all([voided(id), voided(id, 'admin2'), voided(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 200)?.json).toEqual({ id, bets: 1, stakes: 7_000 })
  expect(answers.find(({ status }) => status === 409)?.refusal).toBe('ROUND_VOID')
  const acts = await listActs(database.db, { subject: `round:${id}`, limit: 5, offset: 0 })
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({
    act: 'void-round',
    before: { roundState: 'open' },
    after: { game: '파워볼 1분', roundState: 'void', bets: 1, stakes: 7_000 },
    reason: '시스템 오류',
  })
  const { json } = await read(`admin/minigame-rounds/${id}`)
  expect(json).toMatchObject({
    state: 'void',
    voidCause: '운영자 적특',
    voidReason: '시스템 오류',
    seed: null,
    draw: null,
  })
  clock.advance(MINUTE)
  await desk.turn()
  expect(await voided(await playRound())).toMatchObject({ status: 409, refusal: 'ROUND_DRAWN' })
  expect((await voided(9_999_999)).refusal).toBe('ROUND_UNKNOWN')
  expect((await voided(POWERBALL * 10_000_000_000 + 60)).refusal).toBe('ROUND_UNKNOWN')
  await settleStakes(database.db, id, clock.now())
})

test('G21 T5 adds settled rounds once to the expected return, and a void one not at all', async () => {
  await count()
  const before = (await read(`admin/minigame-returns?from=${today()}&to=${today()}`)).json.games.find(
    ({ gameId }: { gameId: number }) => gameId === POWERBALL,
  )
  const stakes = [
    ['odd', 10_000],
    ['even', 30_000],
  ] as const
  for (let round = 0; round < 3; round++) await playRound(stakes)
  await Promise.all([count(), count(), count()])
  const { json } = await read(`admin/minigame-returns?from=${today()}&to=${today()}`)
  const after = json.games.find(({ gameId }: { gameId: number }) => gameId === POWERBALL)
  expect(after.rounds - before.rounds).toBe(3)
  expect(after.stakes - before.stakes).toBe(120_000)
  // Each is worth 97.5 % of its stake.
  expect(after.expected - before.expected).toBe(117_000)
  expect(after.expectedRate).toBe(9_750)
  expect(after).toMatchObject({ voidRounds: 1, voidBets: 1, voidStakes: 7_000 })
  expect(await count()).toBe(0)
  const { json: picks } = await read(`admin/minigame-returns/${POWERBALL}?from=${today()}&to=${today()}`)
  expect(picks.picks).toMatchObject([
    { pick: 'odd', expectedRate: 9_750 },
    { pick: 'even', expectedRate: 9_750 },
  ])
  expect((await read('admin/minigame-returns?from=2026-11-22&to=2026-11-21')).status).toBe(400)
  expect((await read('admin/minigame-returns?from=2020-01-01&to=2026-11-21')).status).toBe(400)
  expect((await read(`admin/minigame-returns/99998?from=${today()}&to=${today()}`)).refusal).toBe(
    'MINIGAME_UNKNOWN',
  )
})

test('G21 raises an alarm for a game that pays far from its expected return, after enough rounds', async () => {
  const at = { db: database.db, clock, games: desk.games }
  const site = (rounds: number) => ({
    settings: () =>
      ({ minigameReturnDays: 30, minigameReturnErrors: 4, minigameReturnRounds: rounds }) as never,
  })
  // Simulates knowledge of the draws, or a wrong price: thirty rounds on the winner alone.
  for (let round = 0; round < 30; round++) {
    const id = desk.idOf(LADDER)
    await playRound()
    const { json } = await read(`admin/minigame-rounds/${id}`)
    const won = json.results.find(({ market }: { market: string }) => market === 'odd-even').won[0]
    await stake(id, won, 10_000, 'odd-even')
    await settleStakes(database.db, id, clock.now())
  }
  while ((await count()) > 0);
  expect((await watchReturns({ ...at, site: site(1_000) })).some(({ beyond }) => beyond)).toBe(false)
  const seen = await watchReturns({ ...at, site: site(20) })
  expect(seen.find(({ gameId }) => gameId === LADDER)).toMatchObject({ beyond: true })
  const { json } = await read('admin/system')
  expect(json.alarms).toContainEqual(
    expect.objectContaining({ code: 'minigame-return', subject: expect.stringContaining('사다리 1분') }),
  )
})

test('G5 G19 the self-check passes, detects a tampered draw, and lists missing rounds', async () => {
  const checked = await house.post(
    `admin/minigame-fairness/${POWERBALL}/check`,
    {},
    { token: await house.logIn('admin') },
  )
  const { lastCheck, faults, voids, chains } = await checked.json()
  expect(lastCheck).toMatchObject({ faults: 0, operator: 'admin' })
  expect(lastCheck.rounds).toBeGreaterThan(30)
  expect(faults).toEqual([])
  expect(voids).toEqual([{ cause: '운영자 적특', rounds: 1 }])
  expect(chains[0]).toMatchObject({ links: 4_000 })
  expect(JSON.stringify(chains)).not.toContain('secret')
  const id = await playRound()
  await tamperDraw(database.db, id)
  clock.advance(5 * MINUTE)
  await desk.turn()
  await playRound()
  const again = await house.post(
    `admin/minigame-fairness/${POWERBALL}/check`,
    {},
    { token: await house.logIn('admin') },
  )
  const found = await again.json()
  expect(found.faults).toHaveLength(1)
  expect(found.faults[0].words).toContain('추첨 결과 불일치')
  expect(found.missing).toMatchObject([{ rounds: expect.any(Number) }])
  const [act] = await listActs(database.db, { subject: `minigame:${POWERBALL}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({ act: 'check-minigame', after: { faults: 1 } })
  const list = (await read('admin/minigame-fairness')).json
  expect(list).toMatchObject({ faulty: 1, random: null })
  const { json } = await read('admin/system')
  expect(json.alarms).toContainEqual(
    expect.objectContaining({ code: 'minigame-unfair', subject: expect.stringContaining('파워볼 1분') }),
  )
})

test('MINI-089 the check fails for a bet added to a round after its closing', async () => {
  const ladder = (await read(`admin/minigame-fairness/${LADDER}`)).json
  expect(ladder.lastCheck).toBeNull()
  const checked = await house.post(
    `admin/minigame-fairness/${LADDER}/check`,
    {},
    { token: await house.logIn('admin') },
  )
  const { faults, lastCheck } = await checked.json()
  expect(lastCheck.faults).toBe(30)
  expect(faults[0].words).toBe('비콘 불일치')
})

test('G5 the house checks each game once a day automatically, and logs the faults', async () => {
  const errors: unknown[] = []
  const log = { ...house.deps.log, error: (...told: unknown[]) => void errors.push(told) } as never
  const deps = { db: database.db, clock, log, games: desk.games }
  clock.advance(SECOND)
  expect(await checkGamesWhenDue(deps)).toBe(true)
  expect(errors).toHaveLength(2)
  expect(await checkGamesWhenDue(deps)).toBe(false)
  clock.advance(DAY + HOUR)
  expect(await checkGamesWhenDue(deps)).toBe(true)
})
