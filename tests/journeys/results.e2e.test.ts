import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { recordVoid, type Sheet } from '#server/fixtures/fixtures.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aResult, later } from '#tests/support/facts/fixture-facts.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()
const HOUR = 3_600

type Ending = Omit<NonNullable<Parameters<typeof aFixture>[0]>, 'id'> & {
  readonly sheet?: Sheet
  readonly replayOf?: string
}

/** Creates a finished fixture that started an hour ago by default. */
const over = (id: number, { sheet, replayOf, ...sketch }: Ending) =>
  offer(
    house,
    { ...aFixture({ id, startsAt: later(-HOUR), ...sketch }), replayOf: replayOf ?? null },
    ...(sheet ? [aResult(sheet, { fixture: id })] : []),
  )

const CALLED_OFF_REPLAY = '2024-08-17 경기 다시보기 · 다시보기에서만 취소 (실제 경기는 정상 진행)'

const innings = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [index + 1, [index % 3, index === 3 ? 9 : 0]]),
)

const LONG_NAMES = {
  home: '보루시아뫼헨글라트바흐유나이티드여자축구클럽 U-21 리저브',
  away: 'Wolverhampton Wanderers Football Club Under-21 Reserves',
}

/** Three days ago, so that the counts of the other days stay the same. */
async function longNamed() {
  const startsAt = later(-72 * HOUR)
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, [1, 0]]))
  const sheets: [number, Sheet][] = [
    [6046, { 10: [1, 0], 20: [1, 2], 100: [2, 2] }],
    [48242, { 1: [22, 25], 2: [30, 21], 3: [18, 24], 4: [25, 26], 100: [95, 96], 101: [95, 96] }],
    [154914, { ...nine, 100: [9, 0], 101: [9, 0] }],
  ]
  for (const [index, [sport, sheet]] of sheets.entries())
    await over(50 + index, { sport, league: 500 + index, startsAt, ...LONG_NAMES, sheet })
}

beforeAll(async () => {
  await longNamed()
  await over(1, {
    home: '울산 HD',
    away: 'FC서울',
    league: 100,
    replayOf: '2024-08-16 경기 다시보기',
    sheet: { 10: [1, 0], 20: [1, 2], 100: [2, 2] },
  })
  await over(2, {
    sport: 154914,
    league: 200,
    home: 'LG 트윈스',
    away: '한화 이글스',
    sheet: { ...innings, 100: [9, 9], 101: [12, 9] },
  })
  await over(3, {
    sport: 48242,
    league: 300,
    sheet: {
      1: [22, 25],
      2: [30, 21],
      3: [18, 24],
      4: [25, 25],
      40: [12, 8],
      100: [95, 95],
      101: [107, 103],
    },
  })
  await over(4, { league: 101, status: 'postponed' })
  await over(5, { league: 101, status: 'cancelled', replayOf: CALLED_OFF_REPLAY })
  await over(6, { league: 101, startsAt: later(-2 * HOUR) })
  const { deps } = house
  await deps.db.transaction(tx =>
    recordVoid(tx, deps, 6 as FixtureId, { source: 'operator', reason: '시험' }),
  )
  for (let id = 20; id < 36; id++)
    await over(id, {
      league: 400,
      startsAt: later(-24 * HOUR - id),
      sheet: { 10: [0, 0], 20: [1, 0], 100: [1, 0] },
    })
})

const card = (page: Page, fixture: number) => page.locator(`[data-result="${fixture}"]`)
/** Returns the cells of a row, without those ahead of the names: 0 is the league's header, 1 and 2 are the sides. */
const cellsOf = async (page: Page, fixture: number, row: number) => {
  const table = page.locator('table').filter({ has: card(page, fixture) })
  const rows =
    row === 0
      ? table.locator('thead tr')
      : card(page, fixture)
          .locator('tr')
          .nth(row - 1)
  return (await rows.locator('th, td').allTextContents()).slice(1)
}

test.each(['desktop', 'mobile'] as const)(
  'ROUTE-060 ROUTE-062 LABEL-005 LABEL-006 LABEL-007 handbook 6.5: shows results by labelled period with the winner, which replay was called off, and long names on two lines (%s)',
  async screen => {
    const page = await visit({ path: '/game_result', as: 'demo', screen })
    await page.waitForURL('**/game_result/sports')
    await card(page, 1).waitFor()
    expect(await cellsOf(page, 1, 0)).toEqual(['팀', '전반', '후반', '최종'])
    expect(await cellsOf(page, 1, 1)).toEqual(['울산 HD', '1', '1', '2'])
    expect(await card(page, 1).locator('[data-winner]').count()).toBe(0)
    expect(await card(page, 1).textContent()).toContain('2024-08-16 경기 다시보기')
    expect((await cellsOf(page, 2, 0)).slice(1)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => String(i + 1)),
      'R',
    ])
    expect(await card(page, 2).locator('[data-winner]').textContent()).toContain('LG 트윈스')
    expect((await cellsOf(page, 2, 1)).at(-1)).toBe('12')
    expect((await cellsOf(page, 3, 0)).slice(1)).toEqual(['1쿼터', '2쿼터', '3쿼터', '4쿼터', '연장', '최종'])
    expect((await cellsOf(page, 3, 2)).slice(1)).toEqual(['25', '21', '24', '25', '8', '103'])
    const note = card(page, 5).getByText(CALLED_OFF_REPLAY)
    expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // Twelve innings scroll inside their card, never the page.
    expect(await hasSidewaysScroll(page)).toBe(false)

    await page.goto('/game_result/sports?date=2026-11-18')
    for (const fixture of [50, 51, 52]) {
      const match = card(page, fixture)
      const table = page.getByLabel('구간별 스코어').filter({ has: match })
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      for (const name of Object.values(LONG_NAMES)) {
        const shown = await match.getByTitle(name).boundingBox()
        expect(shown?.height).toBeLessThan(40)
        expect(shown?.width).toBeGreaterThan(screen === 'mobile' ? 40 : 80)
      }
    }
  },
)

test('ROUTE-068 handbook 6.5: filters by sport, league and day, and pages sixteen results in two', async () => {
  const page = await visit({ path: '/game_result/sports', as: 'demo' })
  await card(page, 1).waitFor()
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['전체6', '축구4', '농구1', '야구1'])
  await page.getByRole('tab', { name: '야구' }).click()
  await card(page, 1).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-result]').count()).toBe(1)
  await page.getByRole('tab', { name: '축구' }).click()
  await card(page, 1).waitFor()
  await page.getByLabel('리그', { exact: true }).selectOption({ label: '리그101 (3)' })
  await card(page, 1).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-result]').count()).toBe(3)
  expect(new URL(page.url()).search).toBe('?sport_id=6046&league=101')

  await page.getByRole('button', { name: '이전 날짜' }).click()
  await card(page, 20).waitFor()
  expect(new URL(page.url()).search).toBe('?date=2026-11-20')
  await expect.poll(() => page.locator('[data-result]').count()).toBe(15)
  await page.getByRole('button', { name: '2 페이지' }).click()
  await card(page, 20).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-result]').count()).toBe(1)

  await page.getByLabel('경기일').fill('2026-11-19')
  await page.getByText('경기결과가 없습니다.').waitFor()
  await page.getByRole('button', { name: '오늘' }).click()
  await card(page, 1).waitFor()
  expect(await page.getByRole('button', { name: '다음 날짜' }).isDisabled()).toBe(true)
})
