import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noCells, ownTable } from '#domain/own-fixtures/own-columns.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { hasSidewaysScroll, resize, useSite } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, logOf, marketOf, rowOf } from '#tests/support/pages/desk-page.ts'

const { visit } = useSite()

/** Returns the axe violations of the page at desktop and phone width, and whether it scrolls sideways there. */
async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1_440]) {
    await resize(page, { width, height: 900 })
    found.push(...(await violationsOf(page)).map(one => `${width} px: ${one}`))
    if (await hasSidewaysScroll(page)) found.push(`${width} px: scrolls sideways`)
  }
  return found
}

const day = '2026-11-22'
const line = {
  ...noCells,
  sport: '축구',
  league: '한판 컵',
  start: `${day} 19:30`,
  draw: '3.40',
  awayWin: '4.00',
}

test('handbook 6.3 enters a match by form, lists it for members and stops it by a key', async () => {
  const [home, away] = ['서울 한판', '부산 한판']
  const page = await visit({ path: '/admin/own-fixtures', as: 'trader' })
  await page.getByRole('button', { name: '새 경기 등록' }).click()
  await page.getByLabel('리그', { exact: true }).fill('한판 컵')
  await page.getByLabel('홈', { exact: true }).first().fill(home)
  await page.getByLabel('원정', { exact: true }).first().fill(away)
  await page.getByLabel('시작 날짜').fill(day)
  await page.getByLabel('시작 시각 (서울)').fill('19:30')
  await page.getByLabel('홈승').fill('1.855')
  await page.getByLabel('무', { exact: true }).fill('3.40')
  await page.getByLabel('원정승').fill('4.20')
  const handicap = page.getByRole('region', { name: '핸디캡' })
  for (const [label, text] of [
    ['홈 기준', '-0.5'],
    ['홈', '1.90'],
    ['원정', '1.90'],
  ] as const)
    await handicap.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByText('홈승: 배당은 소수점 둘째 자리까지의 숫자입니다: 1.855').waitFor()
  await page.getByLabel('홈승').fill('1.85')
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByText('등록 가능 1경기').waitFor()
  await page.getByText('새 리그 1').waitFor()
  expect(await violationsAtBothWidths(page)).toEqual([])
  await page.getByRole('button', { name: '1경기 등록' }).click()
  await confirmAct(page, '등록', '피드에 없는 경기')
  const link = page.getByRole('link', { name: `${home} vs ${away}` })
  await link.waitFor()
  expect(await violationsAtBothWidths(page)).toEqual([])

  const member = await visit({ path: '/korea/cross', as: 'demo' })
  await member.getByText(home).first().waitFor()

  await link.click()
  await marketOf(page, 3, '-0.5').waitFor()
  await page.locator('main').focus()
  await page.keyboard.press('Shift+?')
  await dialogOf(page).getByText('고른 마켓 (없으면 경기 전체) 베팅 정지, 다시 누르면 해제').waitFor()
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.locator('main').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('s')
  await marketOf(page, 1).getByText('운영자 중지').waitFor()
  await expect.poll(async () => (await logOf(page))[0]).toContain('단축키 빠른 정지')
  await page.keyboard.press('s')
  await marketOf(page, 1).getByText('운영자 중지').waitFor({ state: 'detached' })
  await page.keyboard.press('Shift+S')
  await page.getByRole('button', { name: '정지 해제', exact: true }).waitFor()
})

test('reports the wrong lines of a table and enters the right ones', async () => {
  const page = await visit({ path: '/admin/own-fixtures/table', as: 'trader' })
  const [one, two] = ['가나', '다라']
  await page.getByLabel('경기 표').fill('종목;리그\n축구;컵')
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByText('모르는 열입니다: 종목;리그').waitFor()
  await page.getByLabel('경기 표').fill(
    ownTable([
      { ...line, home: one, away: '상대', homeWin: '1.90' },
      { ...line, home: two, away: '상대', homeWin: '3.00' },
      { ...line, home: two, away: '다른 상대', homeWin: '1.90', start: '2026-11-20 19:30' },
    ]),
  )
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByText('홈승: 배당 합계가 100%보다 낮아 반드시 손실이 납니다: 87.7%').waitFor()
  await page.getByText('시작: 이미 지난 시작 시간입니다: 2026-11-20 19:30').waitFor()
  expect(await violationsAtBothWidths(page)).toEqual([])
  await page.getByRole('button', { name: '오류 2경기를 빼고 1경기 등록' }).click()
  await confirmAct(page, '등록', '제휴 리그 편성')
  await page.getByRole('link', { name: `${one} vs 상대` }).waitFor()
  await page.getByRole('button', { name: `${one} vs 상대 철회` }).click()
  await confirmAct(page, '철회', '입력 오류')
  await page.getByRole('button', { name: `${one} vs 상대 철회` }).waitFor({ state: 'detached' })
})

test('stops the focused match by S, and never while typing', async () => {
  const table = await visit({ path: '/admin/own-fixtures/table', as: 'trader' })
  await table
    .getByLabel('경기 표')
    .fill(ownTable([{ ...line, home: '정지팀', away: '상대팀', homeWin: '1.90' }]))
  await table.getByRole('button', { name: '확인' }).click()
  await table.getByRole('button', { name: '1경기 등록' }).click()
  await confirmAct(table, '등록', '피드에 없는 경기')
  const link = table.getByRole('link', { name: '정지팀 vs 상대팀' })
  await link.waitFor()
  const fixture = Number((await link.getAttribute('href'))?.split('/').at(-1))
  await table.goto('/admin/trading')
  await rowOf(table, fixture).waitFor()
  await table.getByLabel('경기 검색').fill('s정지')
  await table.getByLabel('경기 검색').fill('정지팀')
  await table.getByLabel('경기 검색').press('Enter')
  await expect
    .poll(() => table.evaluate(() => document.activeElement?.textContent), { timeout: 15_000 })
    .toContain('정지팀')
  await table.keyboard.press('s')
  await rowOf(table, fixture).getByText('운영자 중지').waitFor()
  await table.keyboard.press('s')
  await rowOf(table, fixture).getByText('운영자 중지').waitFor({ state: 'detached' })
  expect(await rowOf(table, fixture).innerText()).toContain('상대팀')
})
