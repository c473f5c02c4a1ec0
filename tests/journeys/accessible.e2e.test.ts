import { beforeAll, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { alertOf, useSite, type Visit } from '#tests/support/pages/browser.ts'
import { amountOf, onTheWay, pickHomes, pressBet, showCart } from '#tests/support/pages/cart-page.ts'
import { useKitWeb } from '#tests/support/pages/kit-web.ts'

const { house, visit } = useSite({
  playLogins: [{ userId: 'demo', password: PLAY_PASSWORD, note: '회원' }],
})
const kit = useKitWeb()
const screens = ['desktop', 'mobile'] as const

let upcoming = 0
beforeAll(async () => {
  upcoming = await anOfferedFixture(house, { startsAt: later(4 * 3_600), weight: 1 })
  const body = {
    to: { kind: 'member', name: 'demo5' },
    title: '점검 안내',
    contents: '내용',
    reason: '회원 안내',
  }
  const sent = await house.post('admin/messages', body, { token: await house.logIn('admin') })
  expect(sent.status).toBe(200)
})

/** Opens a page; `look` adds the violations of the current place to `found`. */
async function audit(visited: Visit) {
  const found: string[] = []
  const page = await visit(visited)
  const look = async (place: string) => {
    found.push(...(await violationsOf(page)).map(violation => `${place}: ${violation}`))
  }
  return { page, found, look }
}

test.each(screens)(
  'has no axe violations in login and sign-up, with and without errors (%s)',
  async screen => {
    const { page, found, look } = await audit({ path: '/login', screen })
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await page.getByText('비밀번호를 입력해주세요.').waitFor()
    await look('login without anything')
    await page.getByRole('textbox', { name: '아이디', exact: true }).fill('demo')
    await page.getByLabel('비밀번호', { exact: true }).fill('wrong1234')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await alertOf(page).waitFor()
    await look('login refused')
    await alertOf(page).getByRole('button').click()
    await page.getByRole('button', { name: '회원가입' }).click()
    await page.getByLabel('추천인 코드').waitFor()
    await look('code of who recommends')
    await page.getByRole('button', { name: '추천인 없이 가입' }).click()
    await page.getByLabel('비밀번호 확인').waitFor()
    await look('sign-up')
    expect(found, found.join('\n')).toEqual([])
  },
)

test.each(screens)('has no axe violations while placing a bet (%s)', async screen => {
  const [one, two] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  await offer(house, aMarket({ fixture: one, type: 2, line: 350, main: false, odds: [250, 150] }))
  const { page, found, look } = await audit({ path: '/korea/cross', as: 'demo', screen })
  await page
    .getByRole('button', { name: /다른 베팅/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('[data-market]').first().waitFor()
  // A style inserted with the dialog stops the page below from scrolling.
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  expect(await overflow()).toBe('hidden')
  await look('all markets')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await overflow()).not.toBe('hidden')
  await pickHomes(page, [one, two])
  await showCart(page)
  await amountOf(page).fill('10000')
  await look('cart with picks')
  await pressBet(page)
  const question = page.getByRole('dialog', { name: '베팅하시겠습니까?' })
  await question.waitFor()
  await look('question before the bet')
  await offer(house, aMarket({ fixture: one, at: later(30), odds: [185, 200, 210] }))
  await question.getByRole('button', { name: '변경 배당 수락' }).waitFor()
  await look('question with a change')
  await question.getByRole('button', { name: '변경 배당 수락' }).click()
  // The bet is sent at the accepted odds; the server has others by the time it arrives.
  await onTheWay(page, () => offer(house, aMarket({ fixture: one, at: later(60), odds: [180, 200, 210] })))
  await question.getByRole('button', { name: '베팅', exact: true }).click()
  const changed = page.getByRole('dialog', { name: '배당 변경' })
  await changed.waitFor()
  await look('changed odds')
  await changed.getByRole('button', { name: '예(베팅)' }).click()
  await page.waitForURL('**/bet_result')
  await alertOf(page).waitFor()
  await look('bet accepted')
  await alertOf(page).getByRole('button', { name: '베팅내역' }).click()
  await page.locator('[data-bet] [data-leg]').first().waitFor()
  await look('history with a bet open')
  expect(found, found.join('\n')).toEqual([])
})

test('has no axe violations in the drawers of a phone', async () => {
  const { page, found, look } = await audit({ path: '/korea/cross', as: 'demo22', screen: 'mobile' })
  for (const [name, side] of [
    ['메뉴', 'left'],
    ['내정보', 'right'],
  ] as const) {
    const drawer = page.locator(`[data-drawer=${side}]`)
    await page.locator('header').getByRole('button', { name }).click()
    await drawer.waitFor()
    await look(`${side} drawer`)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  expect(found, found.join('\n')).toEqual([])
})

test('has no axe violations in dialogs, menus and empty lists', async () => {
  const { page, found, look } = await audit({ path: '/korea/cross?search=없는팀', as: 'demo22' })
  await page.getByText('검색 결과가 없습니다').waitFor()
  await page.getByRole('button', { name: '경기결과', exact: true }).click()
  await look('nothing found, and the menu of results')
  await page.locator('header [data-nickname]').click()
  await page.getByRole('dialog', { name: '회원정보' }).waitFor()
  await look('who is logged in')
  await page.goto('/bet_result')
  await look('no bets')
  const inbox = await audit({ path: '/message', as: 'demo5' })
  await inbox.page.locator('[data-message] button').first().click()
  await inbox.look('a message')
  expect([...found, ...inbox.found]).toEqual([])
})

test.each(screens)('has no axe violations during operator actions in both themes (%s)', async screen => {
  const { page, found, look } = await audit({
    path: `/admin/trading/${upcoming}`,
    as: 'admin',
    screen,
  })
  for (const act of ['베팅 정지', '시작 시간', '결과 입력']) {
    await page.getByRole('button', { name: act, exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await look(act)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  if (screen === 'mobile') await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await page.getByRole('button', { name: '어두운 화면' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await look('fixture in the dark')
  await page.goto('/admin/acts')
  await look('acts in the dark')
  expect(found, found.join('\n')).toEqual([])
})

test('has no axe violations in the kit components in both themes', async () => {
  const { page, found, look } = await audit({ path: '/kit', prepare: kit.prepare })
  await page.getByRole('heading', { name: '화면 부품' }).waitFor()
  await page.getByRole('button', { name: '토스트', exact: true }).click()
  for (const theme of ['어둡게', '밝게']) {
    await page.getByRole('tab', { name: theme }).click()
    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await look(`kit in ${theme} at ${width} px`)
    }
  }
  expect(found, found.join('\n')).toEqual([])
})
