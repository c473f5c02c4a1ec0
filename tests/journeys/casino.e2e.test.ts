import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { type SandboxSupplier, startSupplier } from '#tests/support/casino/sandbox-supplier.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()
let sandbox: SandboxSupplier
beforeAll(async () => {
  // The supplier signs with the system clock, as a separate program.
  house.clock.set(instant(Date.now()))
  sandbox = await startSupplier(house, Date.now)
})
afterAll(() => sandbox.close())

/** Time for a busy machine. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 })
const dialogOf = (page: Page) => page.getByRole('dialog')

async function openGame(page: Page, name: string): Promise<Page> {
  await page.getByRole('button', { name: `${name} 열기` }).click()
  await dialogOf(page)
    .getByText(/새 창에서 열립니다/)
    .waitFor()
  const [game] = await Promise.all([
    page.waitForEvent('popup'),
    dialogOf(page).getByRole('button', { name: '확인' }).click(),
  ])
  await game.getByRole('heading', { name, exact: true }).waitFor()
  return game
}

test('DIALOG-031 CASINO-001 CASINO-005 G16 finds, opens and spins a slot on a phone and shows the bet in the history', async () => {
  const userId = 'demo5'
  const page = await visit({ path: '/slot', as: userId, screen: 'mobile' })
  await page.getByRole('searchbox', { name: '게임 이름 검색' }).fill('ㅋㄹㅅ')
  await until(() => page.locator('[data-game]').count()).toBe(1)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  const game = await openGame(page, '클래식 세 릴')
  const balance = () => game.locator('#balance').innerText()
  await until(balance).toMatch(/원$/)
  await until(() => game.locator('#time').innerText()).toMatch(/^\d\d:\d\d$/)
  expect(await game.locator('#net').innerText()).toMatch(/원$/)
  expect(await game.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await game.locator('button.main').click()
  await until(async () => {
    await game.clock.runFor(500)
    return game.locator('.said').innerText()
  }).not.toBe('')
  const token = await house.logIn(userId)
  const { bets } = await (await house.get('bet_result?type=5', { token })).json()
  expect(bets[0]).toMatchObject({ gameType: 6, bettings: [{ home: '클래식 세 릴' }] })
  await game.close()
})

test('CASINO-004 CASINO-008 places chips at roulette, confirms them, and shows in the history what was bet', async () => {
  const page = await visit({ path: '/casino', as: 'demo5', screen: 'mobile' })
  const game = await openGame(page, '유럽식 룰렛')
  await game.locator('#net').getByText(/원$/).waitFor()
  await game.getByText('한 칸 1,000원–1,000,000원 · 한 회차 3,000,000원까지').waitFor()
  const act = (name: string) => game.getByRole('button', { name, exact: true })
  const confirm = game.getByRole('button', { name: /^베팅 확정/ })
  const red = game.locator('[data-market="colour"][data-pick="red"]')
  const [seventeen, said] = [game.locator('[data-market="number"][data-pick="17"]'), game.locator('.said')]
  /** Waits for a round with enough time left. The window's own clock moves only here. */
  await until(async () => {
    await game.clock.runFor(1_000)
    return Number(/마감 (\d+)초/.exec(await game.locator('.left').innerText())?.[1] ?? 0)
  }).toBeGreaterThan(15)
  expect(await confirm.isDisabled()).toBe(true)
  await act('5,000원').click()
  await red.click()
  await seventeen.click()
  expect(await confirm.textContent()).toBe('베팅 확정 10,000원')
  await act('되돌리기').click()
  expect(await confirm.textContent()).toBe('베팅 확정 5,000원')
  await act('비우기').click()
  expect(await confirm.isDisabled()).toBe(true)
  await act('되돌리기').click()
  await seventeen.click()
  await act('두 배').click()
  expect(await confirm.textContent()).toBe('베팅 확정 20,000원')
  expect(await game.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await confirm.click()
  await until(() => said.innerText()).toContain('이번 회차 베팅 20,000원')
  expect(await red.getAttribute('aria-label')).toBe('레드 블랙 레드 2.00배, 베팅 10,000원')
  await game.close()
  await page.goto('/bet_result')
  for (const text of ['레드', '17 스트레이트'])
    await page
      .getByRole('button', { name: new RegExp(text) })
      .first()
      .waitFor()
})

test('DIALOG-030 DIALOG-032 MENU-018 CASINO-003 opens one live casino window by one call of playfun/auth', async () => {
  const calls: string[] = []
  const page = await visit({
    path: '/casino',
    as: 'demo36',
    prepare: async opened => {
      opened.on('request', request => {
        if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
      })
    },
  })
  await page.getByRole('group', { name: '게임사' }).waitFor()
  await page
    .getByRole('button', { name: /^라이브카지노/ })
    .first()
    .click()
  const [lobby] = await Promise.all([
    page.waitForEvent('popup'),
    dialogOf(page).getByRole('button', { name: '확인' }).click(),
  ])
  await lobby.getByRole('group', { name: '게임사' }).waitFor()
  expect(new URL(lobby.url()).pathname).toBe('/casino')
  expect(calls.filter(path => path.endsWith('playfun/auth'))).toHaveLength(1)
  expect(page.context().pages()).toHaveLength(2)
  expect(new URL(page.url()).pathname).toBe('/casino')
})

test('SIDEBAR-013 SIDEBAR-014 lists the eight providers in the sidebar by image, and opens the entry popup', async () => {
  const page = await visit({ path: '/bet_result', as: 'demo36' })
  const section = page.locator('[data-sidebar] details').filter({ hasText: '라이브카지노' })
  await section.locator('summary').click()
  const providers = section.getByRole('button')
  await until(() => providers.count()).toBe(8)
  expect((await providers.allInnerTexts()).join('').trim()).toBe('')
  await page.getByRole('button', { name: '카지노 B', exact: true }).click()
  await dialogOf(page)
    .getByText(/새 창에서 열립니다/)
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/bet_result')
})

test('ROUTE-028 ROUTE-029 ROUTE-030 ROUTE-031 ROUTE-032 ROUTE-033 CASINO-004 CASINO-011 G20 lists the providers on /casino, shows a provider’s tables, and launches or practises', async () => {
  const page = await visit({ path: '/casino', as: 'demo36' })
  const providers = page.getByRole('group', { name: '게임사' }).getByRole('button')
  await until(() => providers.count()).toBe(8)
  await providers.nth(1).click()
  const [first] = await Promise.all([
    page.waitForEvent('popup'),
    dialogOf(page).getByRole('button', { name: '확인' }).click(),
  ])
  await first.getByRole('heading', { name: '용호', exact: true }).waitFor()
  // Its Korean text does not depend on the fonts of the machine.
  await until(() => first.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
    true,
  )
  const game = await openGame(page, '바카라 1')
  await game.locator('[data-pick]').first().waitFor()
  await page.getByRole('button', { name: '바카라 1 열기' }).click()
  const [practice] = await Promise.all([
    page.waitForEvent('popup'),
    dialogOf(page).getByRole('button', { name: '연습하기' }).click(),
  ])
  await practice.getByText('연습', { exact: true }).waitFor()
  await until(() => practice.locator('#balance').innerText()).toBe('1,000,000원')
  for (const [path, title, name] of [
    ['/casino', '라이브카지노', '바카라 3'],
    ['/casinoCx', '라이브카지노 CX', 'CX 바카라'],
    ['/casinoVinus', '라이브카지노 비너스', '비너스 바카라'],
    ['/slot', '슬롯', '반달'],
    ['/slotCx', '슬롯 CX', '해와 바퀴'],
    ['/slot/indexVinus', '슬롯 비너스', '두 언덕'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: `${name} 열기` }).waitFor()
    expect(await page.title()).toContain(title)
  }
})
