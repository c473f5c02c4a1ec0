import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import { pricesOf } from '#tests/support/pages/cart-page.ts'
import { openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { groupsAt } from '#web/app/menu.ts'
import { routeTable } from '#web/app/route-table.ts'

const { house, visit } = useSite()
const patient = { timeout: 15_000 }

const ADMIN_CALLS = ['admin/trading/fixtures', 'admin/trading/leagues', 'admin/acts', 'admin/logins']

const pathOf = (page: Page) => new URL(page.url()).pathname

const dashboardOf = (page: Page) => page.getByRole('heading', { name: '상황판', level: 1 })

async function logIn(page: Page, id: string): Promise<void> {
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(id)
  await page.getByLabel('비밀번호', { exact: true }).fill(PLAY_PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

let listed = 0
beforeAll(async () => {
  listed = await anOfferedFixture(house, { home: '울산 HD', away: 'FC서울' })
})

test.each([
  ['desktop', 'admin'],
  ['mobile', 'admin1'],
] as const)(
  'SESSION-019 SESSION-020 SESSION-021 ROUTE-017 ROLE-004 lands an operator on the desk of a %s after login: %s',
  async (screen, id) => {
    const page = await visit({ path: '/login', screen })
    await logIn(page, id)
    await dashboardOf(page).waitFor()
    expect(pathOf(page)).toBe('/admin')
    expect(await page.locator('[data-nickname]').innerText()).not.toBe('')
    expect(await page.getByText('조회 전용').count()).toBe(id === 'admin1' ? 1 : 0)
    const menu = await openDeskMenu(page, screen, '기록')
    await menu.getByRole('link', { name: '작업로그' }).waitFor()
    // Where the menu is a bar, one group is open at a time.
    const shown = groupsAt('desk', routeTable).filter(
      ({ title, pages }) => screen === 'mobile' || pages.length === 1 || title === '기록',
    )
    expect(await menu.getByRole('link').allTextContents()).toEqual(
      shown.flatMap(({ pages }) => pages.map(({ title }) => title)),
    )
    const marked = ['상황판']
    expect(await menu.locator('[aria-current]').allTextContents()).toEqual(marked)
    await page.keyboard.press('Escape')
    await menu.getByRole('link', { name: '작업로그' }).waitFor({ state: 'detached' })
    expect(await hasSidewaysScroll(page)).toBe(false)
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.waitForURL('**/login')
  },
)

test('ROLE-006 refuses /admin to members, partners and guests, in the browser and by API', async () => {
  for (const [as, place] of [
    ['demo', '/'],
    ['manager', '/manager'],
    [undefined, '/admin/login'],
  ] as const) {
    const page = await visit({ ...(as && { as }) })
    for (const path of ['/admin', `/admin/trading/${listed}`, '/admin/acts']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), patient).toBe(place)
    }
  }
  for (const as of ['demo', 'manager']) {
    const token = await house.logIn(as)
    for (const call of [...ADMIN_CALLS, `admin/trading/fixtures/${listed}`])
      expect((await house.get(call, { token })).status, `${as} ${call}`).toBe(403)
  }
  expect((await house.get('admin/trading/fixtures')).status).toBe(401)
})

test('never sends desk code to members', async () => {
  const scripts: string[] = []
  const page = await visit({
    path: '/korea/cross',
    as: 'demo',
    prepare: async page => {
      page.on('request', request => scripts.push(new URL(request.url()).pathname))
    },
  })
  await pricesOf(page, listed).first().waitFor()
  expect(
    scripts.filter(path => /back-office|dashboard-page|fixture-list-page|fixture-page|acts-page/.test(path)),
  ).toEqual([])
})

test('SESSION-022 ROUTE-016 ROLE-005 ROLE-007 lands a partner on /manager, which members cannot open', async () => {
  const page = await visit({ path: '/login', screen: 'mobile' })
  await logIn(page, 'manager')
  await page.getByRole('heading', { name: '대시보드' }).waitFor()
  expect(pathOf(page)).toBe('/manager')
  expect(await hasSidewaysScroll(page)).toBe(false)
  const member = await visit({ path: '/manager', as: 'demo' })
  await member.locator('[data-home]').waitFor()
  expect(pathOf(member)).toBe('/')
})

test('MAINT-005 lets operators log in at /admin while the site is closed, and no members', async () => {
  const token = await house.logIn('admin')
  const close = (siteNoticeFlg: 0 | 1) =>
    house.post('admin/settings', { settings: { siteNoticeFlg }, reason: '점검' }, { token })
  expect((await close(1)).status).toBe(200)
  try {
    const page = await visit({ path: '/admin' })
    await page.getByRole('heading', { name: '관리자 로그인' }).waitFor()
    await logIn(page, 'admin1')
    await dashboardOf(page).waitFor()
    expect(pathOf(page)).toBe('/admin')
    const member = await visit({ path: '/login' })
    await expect.poll(() => pathOf(member), patient).toBe('/maintenance')
  } finally {
    expect((await close(0)).status).toBe(200)
  }
})
