import { beforeAll, expect, test } from 'vitest'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuests } from '#dev/play/seed-quests.ts'
import { seedTournaments } from '#dev/play/stories/seed-tournaments.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

beforeAll(async () => {
  await seedPromotions(house.deps)
  await seedQuests(house.deps)
  await seedTournaments(house.deps)
})

test('LAYOUT-002 LAYOUT-019 shows a 256 px side menu on every page but home', async () => {
  const page = await visit({ as: 'demo', path: '/friend' })
  const links = page.getByRole('navigation', { name: '바로가기 메뉴' })
  await links.waitFor()
  expect((await page.locator('aside').filter({ has: links }).boundingBox())?.width).toBe(256)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: '홈' }).waitFor({ state: 'attached' })
  expect(await links.count()).toBe(0)
})
