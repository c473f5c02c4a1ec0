import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { aLiveMatch } from '#tests/support/facts/live-match.ts'
import { hasSidewaysScroll, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

test('P5 reminds a member of playing time, shows the result of play and runs the self-test', async () => {
  const page = await visit({ path: '/member/protection', as: 'demo5' })
  const token = await page.evaluate(() => localStorage.getItem('auth.token') ?? '')
  await page.getByRole('heading', { name: '내 손익' }).waitFor()
  await page.getByRole('tab', { name: '15분' }).click()
  await page.getByText('알림 간격을 변경했습니다.').waitFor()
  const me: { id: number } = await (await house.get('member/user', { token })).json()
  const bettor = { memberId: me.id as MemberId, token }
  const fixture = await anOfferedFixture(house, { startsAt: instant(house.clock.now() + HOUR) })
  const placed = await bet(house, bettor, slip(bettor, [{ fixture }], { amounts: 20_000 }))
  expect(placed.status, await placed.text()).toBe(200)

  house.clock.advance(16 * MINUTE)
  await page.reload()
  const asked = page.getByRole('dialog', { name: '이용시간 알림' })
  // A repeated attempt finds a longer stay and larger stakes.
  await asked
    .getByText(/접속 후 \d+분이 지났습니다\. 베팅 \d0,000원 \/ 당첨 0원\. 계속하시겠습니까\?/)
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await asked.isVisible()).toBe(true)
  await asked.getByRole('button', { name: '계속' }).click()
  await asked.waitFor({ state: 'detached' })

  await page.locator('[data-net-chart] svg').first().waitFor()
  await page
    .getByText(/^−\d0,000원$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: '점검 시작' }).click()
  for (let question = 0; question < 9; question++)
    await page
      .getByText(question < 4 ? '가끔' : '전혀 없음', { exact: true })
      .nth(question)
      .click()
  await page.locator('[data-band="middle"]').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})

test('B7 B8 V7 shows in play that odds lag, the bet delay and the connection quality', async () => {
  await aLiveMatch(house)
  const page = await visit({ path: '/inplay', as: 'demo22', screen: 'mobile' })
  await page
    .getByText(/화면과 배당은 실제 경기보다 늦을 수 있습니다/)
    .first()
    .waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
})

test('P12 closes an alarm with a note', async () => {
  const { memberId, token } = await aBettor(house)
  const limit = { kind: 'stake', period: 'day', amount: 5_000 }
  await house.post('protection/limits', limit, { token })
  const fixture = await anOfferedFixture(house, { startsAt: instant(house.clock.now() + HOUR) })
  expect((await bet(house, { memberId, token }, slip({ memberId }, [{ fixture }]))).status).toBe(400)

  const page = await visit({ path: '/admin/protection/alarms', as: 'admin' })
  await page.getByText('이용한도 도달 (하루 베팅 한도)').first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page
    .getByRole('button', { name: /신호 처리$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('처리', { exact: true }).selectOption('contacted')
  await dialog.getByRole('button', { name: '쪽지로 안내' }).click()
  await dialog.getByRole('button', { name: '처리', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('처리할 신호가 없습니다.').waitFor()
  await page.getByRole('tab', { name: '처리함' }).click()
  await page.getByText('쪽지로 안내').first().waitFor()
})
