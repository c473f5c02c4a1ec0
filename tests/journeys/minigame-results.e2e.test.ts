import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RoundResult } from '#contract/minigame/round-results.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId, RoundId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { betOnRound, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { hasSidewaysScroll, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite({ rounds: {} })
const SPEED_BACCARAT = 403

const later = (token: string) => async (path: string) => (await house.get(path, { token })).json()

/** Bets on the open round and lets it be drawn; returns the round and the bet's id. */
async function playedRound(userId: string): Promise<{ round: RoundResult; bet: string }> {
  const token = await house.logIn(userId)
  const read = later(token)
  const { id } = await read('member/user')
  await house.post('minigame/word', { word: '행운 <b>' }, { token })
  const path = `minigame/events?gameId=${SPEED_BACCARAT}&currentGame=1`
  await expect.poll(async () => (await read(path))[0]?.state).toBe('open')
  const [offered] = await read(path)
  const body = roundSlip({ memberId: id as MemberId }, Number(offered.id) as RoundId, 'winner player')
  const placed = await betOnRound(house, { memberId: id as MemberId, token }, body)
  expect(placed.status, await placed.clone().text()).toBe(200)
  const { id: bet } = await placed.json()
  house.clock.advance(30 * SECOND)
  const roundOf = async (): Promise<RoundResult | undefined> =>
    (await read(`game_result/minigame?gameId=${SPEED_BACCARAT}`)).rounds.find(
      (one: RoundResult) => one.roundId === offered.roundId,
    )
  await expect.poll(async () => (await roundOf())?.state).toBe('drawn')
  await expect.poll(async () => (await read(`bet_result/${bet}`)).status).not.toBe(0)
  const round = await roundOf()
  assert(round, 'the round has been drawn')
  return { round, bet }
}

const verdictOf = (page: Page) => page.locator('[data-verdict]')

test.each([
  ['desktop', 'demo5'],
  ['mobile', 'demo36'],
] as const)(
  'ROUTE-061 MENU-003 MINI-089 MINI-090 finds a round in the results and in the history on a %s and recomputes it in the browser',
  async (screen, userId) => {
    const { round, bet } = await playedRound(userId)
    const path = `/game_result/minigame?gameId=${SPEED_BACCARAT}`
    const page = await visit({ path, as: userId, screen })
    const row = page.locator(`[data-round="${round.roundId}"]`)
    await row.locator('[data-draw="baccarat"]').waitFor()
    expect(await hasSidewaysScroll(page)).toBe(false)
    expect(await violationsOf(page)).toEqual([])

    await row.getByRole('link', { name: /검증/ }).click()
    await page.locator('[data-verdict="right"]').waitFor()
    expect(await verdictOf(page).textContent()).toContain('맞습니다.')
    const marks = await page
      .locator('[data-step]')
      .evaluateAll(steps => steps.map(step => step.getAttribute('data-mark')))
    expect(marks).toEqual(['same', 'same', 'same', 'made', 'made', 'made', 'same', 'same'])
    // The own bet is in the beacon, with its chosen word.
    const own = page.locator('tr', { has: page.locator(`[data-marked="${bet}"]`) })
    expect(await own.textContent()).toContain('내 베팅')
    expect(await own.textContent()).toContain('행운 <b>')
    expect(await hasSidewaysScroll(page)).toBe(false)
    expect(await violationsOf(page)).toEqual([])

    await page.goto('/bet_result?type=minigame')
    const shown = page.locator(`[data-bet="${bet}"]`)
    await shown.getByRole('button', { expanded: false }).click()
    expect(await shown.textContent()).toContain(`스피드바카라 30초 · S1 ${round.roundId}회`)
    expect(await shown.locator('[data-reason]').textContent()).toMatch(/추첨 결과\(플레이어 \d : 뱅커 \d/)
    await shown.getByRole('link', { name: '결과 검증' }).click()
    await page.locator('[data-verdict="right"]').waitFor()
    await page.locator(`[data-marked="${bet}"]`).waitFor({ state: 'attached' })
  },
)

test('MINI-089 shows a waiting round and verifies it once drawn', async () => {
  const token = await house.logIn('demo37')
  const read = later(token)
  const path = `minigame/events?gameId=${SPEED_BACCARAT}&currentGame=1`
  await expect.poll(async () => (await read(path))[0]?.state).toBe('open')
  const [{ roundId, commitment }] = await read(path)
  const page = await visit({
    path: `/minigame/verify?gameId=${SPEED_BACCARAT}&round=${roundId}`,
    as: 'demo37',
  })
  await page.locator('[data-verdict="waiting"]').waitFor()
  await page.getByText(commitment, { exact: true }).first().waitFor({ state: 'attached' })
  house.clock.advance(30 * SECOND)
  await page.locator('[data-verdict="right"]').waitFor()
})

test('MINI-089 verifies draws with the published program and rounds, without a login', async context => {
  if (spawnSync('python3', ['--version']).status !== 0) context.skip('there is no python3 on this machine')
  const { round } = await playedRound('demo')
  const [program, page, rounds] = await Promise.all([
    fetch(`${house.origin}/fairness/verify_draw.py`),
    fetch(`${house.origin}/fairness/fairness.md`),
    house.get(`minigame/rounds?gameId=${SPEED_BACCARAT}&from=${round.roundId}&to=${round.roundId}`),
  ])
  expect(await page.text()).toContain('# The draws of the minigames, byte by byte')
  const folder = mkdtempSync(join(tmpdir(), 'hanpan-outsider-'))
  try {
    writeFileSync(join(folder, 'verify_draw.py'), await program.text())
    writeFileSync(join(folder, 'rounds.json'), await rounds.text())
    const { status, stdout } = spawnSync('python3', ['verify_draw.py', 'rounds.json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([status, stdout.trim()]).toEqual([0, 'rounds.json: 1 rounds, 1 told, 0 wrong.'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('ROUTE-011 handbook 8.2 shows payout, chance and edge of every pick in the rules, at both widths', async () => {
  const page = await visit({ path: '/rule?category=minigame', as: 'demo' })
  await page.getByRole('link', { name: '게임별 규칙·확률·배당표 보기' }).click()
  const powerball = page.locator('[data-kind="powerball"]')
  await powerball.waitFor()
  expect(await powerball.textContent()).toContain('343/1404')
  await page.getByRole('tab', { name: '룰렛·링' }).click()
  await page.locator('[data-kind="roulette"]').waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})
