import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuests } from '#dev/play/seed-quests.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

beforeAll(async () => {
  await seedPromotions(house.deps)
  await seedQuests(house.deps)
  await changeSettings(house, { tetherMaintenanceFlag: 0 })
})

/** A menu entry: the row that asks for it, its text, its target, and the target's heading where it differs. */
type Entry = readonly [row: string, name: string, path: string, heading?: string]

const mainMenu: readonly Entry[] = [
  ['MENU-001', '크로스', '/korea/cross'],
  ['MENU-001', '핸디캡/언더오버', '/korea/handicap'],
  ['MENU-001', '라이브', '/korea/live'],
  ['MENU-001', '프로토', '/korea/proto'],
  ['MENU-001', '스페셜', '/korea/special'],
  ['MENU-001', '승무패', '/korea/wintielose'],
  ['MENU-002', '미니게임', '/minigame'],
  ['MENU-003', '경기결과', '/game_result', '스포츠 결과'],
  ['MENU-003', '스포츠 결과', '/game_result/sports'],
  ['MENU-003', '미니게임 결과', '/game_result/minigame'],
  ['MENU-004', '베팅내역', '/bet_result'],
  ['MENU-005', '출석체크', '/attendance'],
  ['MENU-006', '자유게시판', '/free'],
  ['MENU-007', '이벤트', '/event'],
  ['MENU-017', '카지노/슬롯 이벤트', '/event/casinoSlot'],
  ['MENU-017', '코인이벤트', '/event/coinEvent'],
  ['MENU-017', '이벤트 규정', '/event/rule'],
  ['MENU-008', '베팅규정', '/rule'],
  ['MENU-010', '추천인', '/friend'],
  ['MENU-013', '고객센터', '/customer'],
  ['MENU-014', '토너먼트', '/tournament'],
  ['MENU-015', '데일리퀘스트', '/eventMission'],
  ['MENU-016', '라이브TV', '/livetv'],
]

const quickLinks: readonly Entry[] = [
  ['HEADER-001', '입금신청', '/charge'],
  ['HEADER-002', '출금신청', '/exchange'],
  ['HEADER-003', '테더입금', '/chargeCrypto'],
  ['HEADER-004', '테더출금', '/exchangeCrypto'],
  ['HEADER-005', '회원정보', '/member'],
  ['HEADER-006', '포인트전환', '/mywallet/point'],
  ['HEADER-007', '쪽지함', '/message'],
  ['HEADER-008', '쿠폰', '/coupon', '쿠폰함'],
]

const sideLinks: readonly Entry[] = [
  ['SIDEBAR-017', '베팅내역', '/bet_result'],
  ['SIDEBAR-017', '경기결과', '/game_result', '스포츠 결과'],
  ['SIDEBAR-017', '쪽지함', '/message'],
  ['SIDEBAR-017', '출석체크', '/attendance'],
  ['SIDEBAR-018', '자유게시판', '/free'],
  ['SIDEBAR-018', '고객센터', '/customer'],
  ['SIDEBAR-018', '이벤트', '/event'],
  ['SIDEBAR-018', '라이브TV', '/livetv'],
]

const stripLinks: readonly Entry[] = [
  ['LAYOUT-007', '베팅내역', '/bet_result'],
  ['LAYOUT-007', '고객센터', '/customer'],
  ['LAYOUT-007', '데일리퀘스트', '/eventMission'],
]

const accountPanel: readonly Entry[] = [
  ['LAYOUT-029', '쪽지함', '/message'],
  ['LAYOUT-029', '포인트전환', '/mywallet/point'],
  ['LAYOUT-029', '출석체크', '/attendance'],
  ['LAYOUT-030', '베팅내역', '/bet_result'],
  ['LAYOUT-030', '자유게시판', '/free'],
  ['LAYOUT-030', '이벤트', '/event'],
  ['LAYOUT-030', '토너먼트', '/tournament'],
  ['LAYOUT-030', '고객센터', '/customer'],
  ['LAYOUT-030', '경기결과', '/game_result', '스포츠 결과'],
  ['LAYOUT-031', '회원정보', '/member'],
]

/** Returns the entry in its menu, opening the groups until it is visible. */
async function entryOf(menu: Locator, name: string): Promise<Locator> {
  const entry = menu.getByRole('link', { name, exact: true })
  await menu.getByRole('link').first().waitFor()
  for (const group of await menu.locator('button[aria-expanded]').all()) {
    if (await entry.isVisible()) break
    await group.click()
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true')
  }
  return entry
}

/** Presses each entry and checks its page. `open` opens the menu where needed. */
async function follow(
  page: Page,
  menu: Locator,
  entries: readonly Entry[],
  open: () => Promise<void> = async () => {},
): Promise<void> {
  for (const [row, name, path, heading = name] of entries) {
    await open()
    const entry = await entryOf(menu, name)
    expect([row, (await entry.getAttribute('href'))?.split('?')[0]]).toEqual([row, path])
    await entry.click()
    // The results page opens with sports results.
    await page.waitForURL(({ pathname }) => pathname === (path === '/game_result' ? `${path}/sports` : path))
    await page
      .getByRole('heading', { level: 1, name: path === '/korea/proto' ? /^프로토/ : heading, exact: true })
      .waitFor()
  }
}

test('MENU-001 MENU-002 MENU-003 MENU-004 MENU-005 MENU-006 MENU-007 MENU-008 MENU-010 MENU-013 MENU-014 MENU-015 MENU-016 MENU-017 opens the page of each main menu entry', async () => {
  const page = await visit({ path: '/rule', as: 'demo' })
  await follow(page, page.getByRole('navigation', { name: '주 메뉴' }), mainMenu)
})

test('HEADER-001 HEADER-002 HEADER-003 HEADER-004 HEADER-005 HEADER-006 HEADER-007 HEADER-008 HEADER-016 SIDEBAR-017 SIDEBAR-018 opens the pages of the quick links and the sidebar links', async () => {
  const page = await visit({ path: '/rule', as: 'demo' })
  await follow(page, page.getByRole('navigation', { name: '바로가기', exact: true }), quickLinks)
  await follow(page, page.getByRole('navigation', { name: '바로가기 메뉴' }), sideLinks)
})

test('LAYOUT-007 LAYOUT-025 LAYOUT-029 LAYOUT-030 LAYOUT-031 opens the pages of the strip and both drawers on a phone', async () => {
  const page = await visit({ path: '/rule', as: 'demo', screen: 'mobile' })
  await follow(page, page.getByRole('navigation', { name: '자주 찾는 메뉴' }), stripLinks)
  await follow(page, page.getByRole('navigation', { name: '내 메뉴' }), accountPanel, () =>
    page.getByRole('button', { name: '내정보', exact: true }).first().click(),
  )
  await follow(page, page.getByRole('navigation', { name: '주 메뉴' }), mainMenu, () =>
    page.getByRole('button', { name: '메뉴', exact: true }).click(),
  )
})
