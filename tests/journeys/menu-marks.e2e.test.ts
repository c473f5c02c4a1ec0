import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

const [FOOTBALL, BASKETBALL, BASEBALL] = [6046, 48242, 154914]

/** Creates a match of a sport in its own league, with the sport's main market. */
const anOffer = (id: number, sport: number) =>
  offer(
    house,
    aFixture({ id, sport, league: 100 + id, startsAt: later(3_600), home: `홈${id}`, away: `원정${id}` }),
    sport !== FOOTBALL
      ? aMarket({ fixture: id, type: 226, odds: [158, 228] })
      : aMarket({ fixture: id, odds: [215, 330, 305] }),
  )

beforeAll(async () => {
  await anOffer(1, FOOTBALL)
  await anOffer(2, BASKETBALL)
  await anOffer(3, BASEBALL)
  await anOffer(4, BASEBALL)
})

/** Returns the marked entries of the main menu, once there is one. */
async function marked(page: Page) {
  const marks = page.getByRole('navigation', { name: '주 메뉴' }).locator('[aria-current]')
  await marks.first().waitFor()
  return marks.allTextContents()
}

/** Returns the sidebar's sports with their counts, once the first has this many matches. */
async function sportRows(page: Page, ready: RegExp) {
  const rows = page.locator('[data-tree=cross] > div > ul > li > button')
  await rows.filter({ hasText: ready }).waitFor()
  return (await rows.allTextContents()).join(' ')
}

test.each([
  ['/europe', '유럽형 스포츠'],
  ['/inplay', '인플레이'],
  ['/korea/special', '스페셜'],
  ['/game_result/sports', '경기결과'],
])('MENU-018 marks on %s the main menu entry %s', async (path, title) => {
  const page = await visit({ as: 'demo', path })
  expect(await marked(page)).toEqual([title])
})

test('MENU-003 LAYOUT-025 marks only the current page in a phone’s menu, not its parent', async () => {
  const page = await visit({ as: 'demo', path: '/game_result/sports', screen: 'mobile' })
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  expect(await marked(page)).toEqual(['스포츠 결과'])
})

test('SIDEBAR-027 keeps the sidebar’s sports in tab order while their counts change', async () => {
  const page = await visit({ as: 'demo', path: '/korea/cross' })
  expect(await sportRows(page, /야구\s*2/)).toMatch(/축구\s*1 농구\s*1 야구\s*2/)
  for (const id of [5, 6, 7]) await anOffer(id, BASKETBALL)
  await page.reload()
  expect(await sportRows(page, /농구\s*4/)).toMatch(/축구\s*1 농구\s*4 야구\s*2/)
})
