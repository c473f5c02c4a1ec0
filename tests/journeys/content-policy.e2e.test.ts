// The browser checks each page against its own content policy; no page may violate it.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seedBoards } from '#dev/play/seed-boards.ts'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuestions } from '#dev/play/seed-questions.ts'
import { numberProtoGames } from '#server/fixtures/fixtures.ts'
import { aSupplierWithDay, type ShownSupplier } from '#tests/support/casino/supplier-with-day.ts'
import { insertCaseOf } from '#tests/support/desk/integrity-cases.sql.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { setStreams } from '#tests/support/house/set-streams.ts'
import { addressOf } from '#tests/support/pages/addresses.ts'
import { alertOf, useSite, type Visit } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  changedOf,
  confirmOf,
  onTheWay,
  pickHomes,
  pressBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'
import { watchPolicy } from '#tests/support/pages/content-policy.ts'
import { expectWindow } from '#tests/support/pages/game-window.ts'
import { aMatchOfChelsea } from '#tests/support/pages/inplay-page.ts'
import { walk } from '#tests/support/pages/walk.ts'
import { routeTable } from '#web/app/route-table.ts'

const { house, visit } = useSite({ rounds: { linksOf: () => 60 } })
const { placed } = useBets(house)
const screens = ['desktop', 'mobile'] as const

let running = 0
let ownPost = 0
let ownBet = ''
let supplier: ShownSupplier
let upcoming: readonly number[] = []
beforeAll(async () => {
  upcoming = await Promise.all(
    [4, 5, 6].map(hours => anOfferedFixture(house, { startsAt: later(hours * 3_600), weight: 1 })),
  )
  await numberProtoGames(house.deps)
  supplier = await aSupplierWithDay(house)
  await seedPromotions(house.deps)
  await seedBoards(house.deps)
  await seedQuestions(house.deps)
  ownBet = (await placed('demo', [upcoming.slice(0, 2).map(fixture => ({ fixture }))]))[0] ?? ''
  await insertCaseOf(house.deps.db, ownBet)
  const post = { title: '내 글', contents: '내용', bets: [], key: 'own-post-1' }
  ownPost = (await (await house.post('free', post, { token: await house.logIn('demo') })).json()).id
  running = (await aMatchOfChelsea({ house })).id
})

/** Visits a page and records its policy violations. */
async function open(visited: Visit): Promise<{ page: Page; broken: string[] }> {
  const broken: string[] = []
  const prepare = async (page: Page) => {
    await watchPolicy(page, broken)
    await visited.prepare?.(page)
  }
  return { page: await visit({ ...visited, prepare }), broken }
}

const pathsOf = (...layouts: readonly string[]) =>
  routeTable
    .filter(({ layout }) => layouts.includes(layout))
    .map(({ path }) => addressOf(path, { fixtureId: upcoming[0], postId: ownPost, betId: ownBet, supplier }))

/** Waits two frames, as the policy is applied to the last drawing with the next frame. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

const walks: readonly [who: string, visited: Visit, paths: () => readonly string[]][] = [
  [
    'members',
    { as: 'demo' },
    () => ['/index.html', ...pathsOf('member'), `/inplay?fixture=${running}`, '/nowhere'],
  ],
  ['strangers', {}, () => pathsOf('auth', 'maintenance')],
  ['operators', { as: 'admin' }, () => pathsOf('back-office')],
]

test.each(walks.flatMap(([who, visited, paths]) => screens.map(screen => ({ who, visited, paths, screen }))))(
  'loads no page of $who that violates the policy ($screen)',
  async ({ visited, paths, screen }) => {
    const { page, broken } = await open({ ...visited, screen })
    await walk(page, paths(), () => settled(page))
    expect(broken).toEqual([])
  },
)

test('sends the same policy for every address', async () => {
  const { page } = await open({ as: 'demo' })
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  const policy = await policyOf('/')
  expect(policy).toContain("default-src 'self'")
  for (const path of walks.flatMap(([, , paths]) => paths())) expect(await policyOf(path), path).toBe(policy)
})

test('detects what the policy refuses', async () => {
  const { page, broken } = await open({ path: '/login', expects: /Content Security Policy/ })
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<b style="color:red">x</b><img src="https://a.example/x.png">',
    )
    const style = document.createElement('style')
    style.textContent = 'b{color:red}'
    document.head.append(style)
  })
  const refused = () => [...new Set(broken.map(line => line.split(' ')[1]))].toSorted()
  await expect.poll(refused).toEqual(['img-src', 'style-src-attr', 'style-src-elem'])
})

test.each(screens)('opens no member dialog, drawer or menu that violates the policy (%s)', async screen => {
  const fixture = await anOfferedFixture(house)
  await offer(house, aMarket({ fixture, type: 2, line: 350, main: false, odds: [250, 150] }))
  const { page, broken } = await open({ path: '/korea/cross', as: 'demo', screen })
  await page
    .getByRole('button', { name: /다른 베팅/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('[data-market]').first().waitFor()
  // A style inserted with the dialog stops the page below from scrolling.
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await overflow()).not.toBe('hidden')
  await pickHomes(page, [fixture])
  await showCart(page)
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirmOf(page).waitFor()
  await onTheWay(page, () => offer(house, aMarket({ fixture, at: later(60), odds: [180, 200, 210] })))
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
  await changedOf(page).waitFor()
  await changedOf(page).getByRole('button', { name: '예(베팅)' }).click()
  await page.waitForURL('**/bet_result')
  await alertOf(page).getByRole('button').click()
  if (screen === 'mobile')
    for (const name of ['메뉴', '내정보']) {
      await page.locator('header').getByRole('button', { name }).click()
      await page.locator('[data-drawer]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('[data-drawer]').waitFor({ state: 'detached' })
    }
  expect(broken).toEqual([])
})

test.each(screens)('performs no operator action that violates the policy (%s)', async screen => {
  const { page, broken } = await open({ path: `/admin/trading/${upcoming[0]}`, as: 'admin', screen })
  for (const act of ['베팅 정지', '시작 시간', '결과 입력']) {
    await page.getByRole('button', { name: act, exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  if (screen === 'mobile') await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await page.getByRole('button', { name: '어두운 화면' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(broken).toEqual([])
})

test.each(screens)('opens no game window or external stream that violates the policy (%s)', async screen => {
  const { page, broken } = await open({ path: '/korea/cross', as: 'demo', screen })
  await expectWindow(page, '유럽형 스포츠', '**/europe', screen)
  await setStreams(house, 'https://tv.example/embed/{fixtureId}')
  await page.route('https://tv.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<p>pictures</p>' }),
  )
  await page.goto('/livetv')
  await page.frameLocator('iframe').frameLocator('iframe').getByText('pictures').waitFor()
  await setStreams(house)
  expect(broken).toEqual([])
})
