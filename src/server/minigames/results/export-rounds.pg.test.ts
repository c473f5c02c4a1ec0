import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportedRounds } from '#contract/minigame/exported-rounds.ts'
import { runDraw } from '#dev/draw.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { checkRounds } from '#domain/minigames/check-rounds.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { hash, hmac, isSigned } from '#tests/support/draws/digests.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { putPick } from '#tests/support/minigames/round-picks.sql.ts'
import { voidRound } from '../rounds/void-round.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
let desk: RoundDesk
let token = ''
const POWERBALL = 505
const LADDER = 510
let bets = 0

async function minute(words: readonly string[] = []): Promise<void> {
  for (const word of words)
    for (const round of [desk.idOf(POWERBALL), desk.idOf(LADDER)])
      await putPick(database.db, {
        round,
        bet: `019ab000-0000-7000-8000-${String(++bets).padStart(12, '0')}`,
        word,
      })
  clock.advance(50 * SECOND)
  await desk.turn()
  clock.advance(10 * SECOND)
  await desk.turn()
}

beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock, links: 5 })
  token = await house.logIn('demo')
  toFullMinute(clock)
  await desk.turn()
  for (const words of [[], ['행운', ''], ['🎲', 'seven', '한판 승부!'], [], ['']]) await minute(words)
  const voided = await database.db.transaction(tx =>
    voidRound(
      tx,
      desk,
      { drawnBy: desk.games.find(POWERBALL as never)?.drawnBy as never },
      {
        id: desk.idOf(POWERBALL),
        reason: '시험',
        at: clock.now(),
      },
    ),
  )
  expect(voided).toBe(true)
  await minute(['무효'])
  await minute()
})
afterAll(() => desk.close())

const day = () => '2026-11-21'
const exported = async (game: number, from = day(), to = day()) => {
  const answer = await house.get(`minigame/rounds?gameId=${game}&from=${from}&to=${to}`)
  expect(answer.status).toBe(200)
  return exportedRounds.parse(await answer.json())
}

test('MINI-089 a guest’s export proves every draw, across the end of a chain and a void round', async () => {
  for (const game of [POWERBALL, LADDER]) {
    const rounds = await exported(game)
    const kind = findKind(rounds.kind)
    if (!kind) throw new Error('no kind')
    const checked = checkRounds({ hash, hmac, isSigned }, kind, rounds)
    expect(checked.flatMap(({ faults }) => faults)).toEqual([])
    expect(new Set(rounds.rounds.map(({ chainEnd }) => chainEnd)).size).toBe(2)
    expect(rounds.rounds.filter(({ state }) => state === 'drawn').length).toBe(game === POWERBALL ? 6 : 7)
    // The list of the draw contains the bets of both games that it decides.
    expect(rounds.rounds[1]?.bets?.length).toBe(4)
  }
})

test('MINI-089 the verify command confirms it, and detects a changed word', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanpan-rounds-'))
  const file = join(folder, 'rounds.json')
  const rounds = await exported(POWERBALL)
  writeFileSync(file, JSON.stringify(rounds))
  expect(runDraw(['--verify', file])).toMatchObject({ code: 0 })
  const forged = structuredClone(rounds) as unknown as { rounds: { bets?: { word: string }[] }[] }
  for (const { bets: one } of forged.rounds) if (one?.[0]) one[0].word += '!'
  writeFileSync(file, JSON.stringify(forged))
  expect(runDraw(['--verify', file])).toMatchObject({ code: 1 })
  rmSync(folder, { recursive: true })
})

test('refuses an invalid span, or one longer than a day', async () => {
  for (const [from, to] of [
    ['2026-11-21', '2026-11-20'],
    ['2026-11-20', '2026-11-21'],
    ['20261121-0000', '20261121-0001'],
    ['20261121-1441', '20261121-1441'],
    ['2026-02-31', '2026-02-31'],
    ['0000-01-01', '0000-01-01'],
    ['00010101-0001', '00010101-0001'],
    ['20261399-0001', '20261399-0001'],
  ])
    expect((await house.get(`minigame/rounds?gameId=${POWERBALL}&from=${from}&to=${to}`)).status).toBe(400)
  expect((await house.get('minigame/rounds?gameId=99&from=2026-11-21&to=2026-11-21')).status).toBe(404)
})

test('lists the results of a day, newest first, with the draw or the reason for its absence', async () => {
  const answer = await house.get(`game_result/minigame?gameId=${POWERBALL}&date=${day()}`, { token })
  const { rounds, totalCount } = await answer.json()
  expect(totalCount).toBe(8)
  expect(rounds[0]).toMatchObject({ state: 'open', seed: null, beacon: null, draw: null })
  expect(rounds[1]).toMatchObject({ state: 'drawn' })
  expect(rounds[2]).toMatchObject({ state: 'void', draw: null, voidReason: '운영자가 무효 처리했습니다.' })
  expect(rounds[2].seed).toMatch(/^[0-9a-f]{64}$/)
})

test('MINI-086 games, running rounds, markets and last draws as the pages read them', async () => {
  const read = async (path: string) => {
    const answer = await house.get(path, { token })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const games = await read('minigame/games')
  expect(games.find(({ route }: { route: string }) => route === 'next/powerball')).toMatchObject({
    gameId: 251,
    state: 'open',
    intervalSeconds: 60,
    closeSeconds: 10,
  })
  const [round, ...others] = await read(`minigame/events?gameId=${POWERBALL}&currentGame=1`)
  expect(others).toEqual([])
  expect(round).toMatchObject({ id: String(desk.idOf(POWERBALL)), state: 'open', gameId: POWERBALL })
  expect(round.closesAt - round.startsAt).toBe(50 * SECOND)
  expect(round.markets[0].bets[0]).toMatchObject({ id: '101', betPrice: 1.95, version: 1 })
  expect((await read(`minigame/recent?gameId=${POWERBALL}`)).length).toBe(6)
  const overview = await read('minigame/overview')
  expect(overview.now).toBe(clock.now())
  expect(overview.games.find(({ gameId }: { gameId: number }) => gameId === POWERBALL)).toMatchObject({
    round: { id: round.id },
    last: { draw: { balls: expect.any(Array) } },
  })
  expect(await read(`settingMinigame/${POWERBALL}`)).toMatchObject({
    systemMaintenanceFlg: 0,
    stakeMin: 5_000,
    stakeMax: 1_000_000,
    payoutMax: 3_000_000,
    slipsMax: 3,
  })
  expect((await house.get('settingMinigame/99', { token })).status).toBe(404)
  clock.advance(20 * MINUTE)
})

test('handbook 3.8 the pay tables give exact chances at the prices in force', async () => {
  const tables = await (await house.get('minigame/pay-tables', { token })).json()
  const powerball = tables.find(({ kind }: { kind: string }) => kind === 'powerball')
  expect(powerball.games.length).toBeGreaterThan(10)
  expect(powerball.markets[0].picks[0]).toMatchObject({
    betPrice: 1.95,
    chance: '1/2',
    chancePercent: 5_000,
    voidChance: '0',
    edge: '1/40',
    edgePercent: 250,
  })
})
