import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, bet, playedOut, slip } from '#tests/support/facts/bettor.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const { house, visit } = useSite()

test('T1 T6 opens a daily report, follows it to its bets and exports it', async () => {
  const name = '리그801'
  const fixture = await anOfferedFixture(house, { league: 801 })
  const member = await aBettor(house)
  const placed = await bet(house, member, slip(member, [{ fixture }], { amounts: 50_000 }))
  const { id } = await placed.json()
  await playedOut(house, fixture)
  const admin = await house.logIn('admin')
  await house.post(`admin/fixtures/${fixture}/result`, { sheet: HOME_WIN, reason: '시험' }, { token: admin })
  const { db } = house.deps
  await expect
    .poll(
      async () => (await db.one<{ status: number }>(sql`select status from bet where id = ${id}`)).status,
      {
        timeout: 10_000,
      },
    )
    .toBe(2)
  await followReportsToEnd(db, house.clock)

  const page = await visit({ path: '/admin', as: 'admin' })
  const staked = page.locator('[data-figure="베팅금"]')
  await staked.getByText(/^[1-9]\d*0,000$/).waitFor({ timeout: 15_000 })
  await page.locator('[data-hour-chart]').waitFor()
  await page.getByRole('heading', { name: '대기 업무' }).waitFor()
  await page.getByRole('heading', { name: '경보' }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])

  const menu = await openDeskMenu(page, 'desktop', '통계')
  await menu.getByRole('link', { name: '통계', exact: true }).click()
  await page
    .locator('[data-made]')
    .getByText(/admin 작성/)
    .waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('기준', { exact: true }).selectOption({ label: '리그별' })
  await page.waitForURL(/group=league/)
  await page.getByRole('link', { name }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV 내보내기' }).click()
  await confirmAct(page, '내보내기', '정산 자료')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^통계-리그별-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const own = text.split('\r\n').find(line => line.startsWith(name))
  expect(own).toMatch(/,1,50000,0,0,1,50000,0,0,50000,95000,-45000,-90\.0%,0,0$/)

  const row = page.getByRole('row').filter({ hasText: name })
  expect(await row.innerText()).toContain('−45,000')
  await row.getByRole('link', { name: '1', exact: true }).last().click()
  await page.waitForURL(/endedFrom=/)
  await page.locator(`a[href="/admin/bets/${id}"]`).first().waitFor()
  await page.getByText('총 1건').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await page.goto('/admin/reports?from=2020-01-01&to=2020-01-02')
  await page.getByText('내역 없음').waitFor()
  await page.goto('/admin/reports/events')
  await page.getByText('통계 내보내기').first().waitFor()
  await page.getByText('프로세스 시작').first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
})

test('X14 X15 shows processes, tasks and alarms of the site', async () => {
  const page = await visit({ path: '/admin', as: 'admin1' })
  const menu = await openDeskMenu(page, 'desktop', '설정')
  await menu.getByRole('link', { name: '시스템' }).click()
  await page.getByText('실행 중', { exact: true }).first().waitFor()
  await page.getByText('정산', { exact: true }).first().waitFor()
  await page.getByText(`:${process.pid}`).first().waitFor()
  // The test's site runs on its own clock.
  await page.locator('[data-alarm="clock-drift"]').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
})
