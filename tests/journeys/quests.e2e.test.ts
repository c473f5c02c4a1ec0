import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site
const { placed, ended } = useBets(house)

test('EVENT-003 EVENT-006 EVENT-007 completes a quest live on a phone by a settled bet, draws with its coin and verifies the draw', async () => {
  const member = 'demo'
  const title = '베팅 한 번'
  const fixture = await anOfferedFixture(house)
  await placed(member, [[{ fixture }]])

  const desk = await visit({ path: '/admin/quests', as: 'admin' })
  await desk.getByRole('button', { name: '퀘스트 등록' }).click()
  await dialogOf(desk).getByLabel('제목').fill(title)
  await dialogOf(desk).getByLabel('보상 코인 (개)').fill('1')
  await confirmAct(desk, '저장', '퀘스트 운영')
  await desk.getByText(title).first().waitFor()
  await desk.goto('/admin/coin-event')
  await desk.getByRole('button', { name: '새 상품표' }).click()
  await confirmAct(desk, '게시', '이벤트 시작')
  await desk.getByRole('heading', { name: '제1판' }).waitFor()

  const page = await visitLive(site, { path: '/eventMission', as: member, screen: 'mobile' })
  const quest = page.locator('[data-quest]', { hasText: title })
  await quest.and(page.locator('[data-state=open]')).waitFor()
  await ended(fixture, 1, 0)
  await quest.getByRole('button', { name: `${title} 보상받기` }).click()
  await quest.getByText('수령완료').waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)

  await page
    .getByRole('link', { name: /코인이벤트/ })
    .filter({ hasText: '보유 코인' })
    .click()
  await page.locator('[data-coins="1"]').waitFor()
  await page.getByLabel('내 단어').fill('행운')
  await page.getByRole('button', { name: '코인 1개로 추첨하기' }).click()
  await page.locator('[data-scene=drawn]').waitFor()
  await page.locator('[data-coins="0"]').waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
  await page.getByRole('button', { name: '1회차 검증', exact: true }).click()
  await expect.poll(() => dialogOf(page).locator('[data-agrees=true]').count(), { timeout: 10_000 }).toBe(4)
  expect(await dialogOf(page).getByLabel('내 단어').inputValue()).toBe('행운')
  await page.keyboard.press('Escape')
})
