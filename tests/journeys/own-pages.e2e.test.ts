import { beforeAll, expect, test } from 'vitest'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuests } from '#dev/play/seed-quests.ts'
import { seedTournaments } from '#dev/play/stories/seed-tournaments.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

beforeAll(async () => {
  await seedPromotions(house.deps)
  await seedQuests(house.deps)
  await seedTournaments(house.deps)
})

const pages = [
  ['ROUTE-008', '/friend', '추천인'],
  ['ROUTE-009', '/attendance', '출석체크'],
  ['ROUTE-014', '/tournament', '토너먼트'],
  ['ROUTE-015', '/tournament_casino', '토너먼트'],
  ['ROUTE-022', '/mywallet/point', '포인트전환'],
  ['ROUTE-024', '/calculateCasino', '정산신청'],
  ['ROUTE-069', '/event', '이벤트'],
  ['ROUTE-070', '/eventAcc', '누적이벤트'],
  ['ROUTE-072', '/eventMission', '데일리퀘스트'],
  ['ROUTE-074', '/event/coinEvent', '코인이벤트'],
  ['ROUTE-075', '/event/rule', '이벤트 규정'],
] as const

test.each(['desktop', 'mobile'] as const)(
  'ROUTE-008 ROUTE-009 ROUTE-014 ROUTE-015 ROUTE-022 ROUTE-024 ROUTE-069 ROUTE-070 ROUTE-072 ROUTE-074 ROUTE-075 LABEL-001 shows each address as its page, in Korean (%s)',
  async screen => {
    const page = await visit({ as: 'demo', screen })
    for (const [row, path, title] of pages) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      expect([row, new URL(page.url()).pathname]).toEqual([row, path])
      expect([row, await page.title()]).toEqual([row, expect.stringContaining(title)])
      expect([row, await hasSidewaysScroll(page)]).toEqual([row, false])
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  },
)

test('LAYOUT-002 LAYOUT-019 shows a 256 px side menu on every page but home', async () => {
  const page = await visit({ as: 'demo', path: '/friend' })
  const links = page.getByRole('navigation', { name: '바로가기 메뉴' })
  await links.waitFor()
  expect((await page.locator('aside').filter({ has: links }).boundingBox())?.width).toBe(256)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: '홈' }).waitFor({ state: 'attached' })
  expect(await links.count()).toBe(0)
})
