import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { followTournaments } from '#server/promotions/tournaments/follow-tournaments.ts'
import { payDuePrizes } from '#server/promotions/tournaments/pay-prizes.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { hasSidewaysScroll, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site
const { placed, ended } = useBets(house)

/** Formats a time as a form field does. */
const fieldTime = (minutes: number) =>
  formatSeoul(instant(house.clock.now() + minutes * MINUTE), 'YYYY-MM-DD HH:mm').replace(' ', 'T')

/** Creates a tournament that starts in a minute or two. */
async function setUp(desk: Page, title: string): Promise<void> {
  const menu = await openDeskMenu(desk, 'desktop', '이벤트')
  await menu.getByRole('link', { name: '토너먼트관리', exact: true }).click()
  await desk.getByRole('button', { name: '토너먼트 등록' }).click()
  const dialog = dialogOf(desk)
  await dialog.getByLabel('제목', { exact: true }).fill(title)
  await dialog.getByLabel('시작', { exact: true }).fill(fieldTime(2))
  await dialog.getByLabel('종료', { exact: true }).fill(fieldTime(8))
  await confirmAct(desk, '저장', '이벤트 시작')
  await desk.getByRole('link', { name: title }).filter({ visible: true }).waitFor()
}

const rowsOf = (page: Page): Promise<string[]> =>
  page
    .locator('tr[data-place]')
    .evaluateAll(rows => rows.map(row => (row.textContent ?? '').replace(/\s+/g, ' ')))

test('CASINO-009 ROUTE-014 ranks members live on a phone and pays the winner’s prize into the statement', async () => {
  const title = '가을 토너먼트'
  const [own, others] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  await placed('demo', [[{ fixture: own }]])
  await placed('demo36', [[{ fixture: others }], { amounts: 30_000 }])
  const member = await visitLive(site, { path: '/tournament', as: 'demo', screen: 'mobile' })
  await member.getByRole('heading', { level: 1, name: '토너먼트' }).waitFor()
  const desk = await visit({ path: '/admin', as: 'admin2' })
  await setUp(desk, title)
  // The open page is notified.
  await member.locator('[data-listed]', { hasText: title }).click()
  await member.getByRole('heading', { level: 2, name: title }).waitFor()
  await member.getByText('시작하면 순위가 표시됩니다.').waitFor()

  house.clock.advance(3 * MINUTE)
  await ended(own, 2, 1)
  await followTournaments(house.deps)
  const card = member.locator('[data-own]')
  await card.getByText('현재 1위입니다.').waitFor()
  await ended(others, 2, 1)
  await followTournaments(house.deps)
  await card.getByText('다음 순위까지: 순이익 18,001원을 더하면 1위가 됩니다.').waitFor()
  await expect
    .poll(() => rowsOf(member))
    .toEqual([
      expect.stringMatching(/^1위데.*\*.*\+27,000원/),
      expect.stringMatching(/^2위데.*\*?나\+9,000원/),
    ])
  expect(await hasSidewaysScroll(member)).toBe(false)

  house.clock.advance(16 * MINUTE)
  await payDuePrizes(house.deps)
  await card.getByText('받은 상금').waitFor()
  await member.getByText('지급 완료').waitFor()
  await desk.getByRole('link', { name: title }).filter({ visible: true }).click()
  await desk.getByText('지급 80,000P').first().waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  await card.getByRole('link', { name: '지급된 포인트 보기' }).click()
  await member.getByRole('link', { name: `스포츠 토너먼트 '${title}' 2위` }).click()
  await member.getByRole('heading', { level: 2, name: title }).waitFor()
  await member.getByText('최종 순위').waitFor()
})
