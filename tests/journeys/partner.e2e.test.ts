import { beforeAll, expect, test } from 'vitest'
import { seedPartner } from '#dev/play/seed-partner.ts'
import { assert } from '#domain/assert.ts'
import { findByUserId } from '#server/members/members.ts'
import { anOfferedFixture, type Bettor, bet, slip } from '#tests/support/facts/bettor.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const { house, visit } = useSite()

beforeAll(async () => {
  await seedPartner(house.deps)
  const member = await findByUserId(house.deps.db, 'moonwalk')
  assert(member, 'the partner has a tree')
  const bettor: Bettor = { memberId: member.id, token: await house.logIn('moonwalk') }
  const fixture = await anOfferedFixture(house, { home: '울산 HD', away: 'FC서울' })
  const placed = await bet(house, bettor, slip(bettor, [{ fixture }], { amounts: 30_000 }))
  expect(placed.status, await placed.clone().text()).toBe(200)
  await followReportsToEnd(house.deps.db, house.clock)
})

test('ROLE-005 ROLE-009 shows a partner the day, a member of the tree and the member’s bets', async () => {
  const page = await visit({ path: '/manager', as: 'manager' })
  const menu = page.getByRole('navigation', { name: '총판 메뉴' })
  await page.getByRole('heading', { name: '대시보드' }).waitFor()
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    '대시보드',
    '회원목록',
    '베팅내역',
    '하위 파트너',
    '정산',
    '쪽지',
    '내 정보',
  ])
  await page.getByText('5명', { exact: true }).waitFor()
  await page.locator('[data-day-chart]').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await menu.getByRole('link', { name: '회원목록' }).click()
  await page.getByText('총 5명').waitFor()
  await page.getByLabel('회원 검색').fill('달빛')
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await page.waitForURL('**/manager/members?search=*')
  await page.getByText('총 1명').waitFor()
  expect(await page.getByText('moonwalk').count()).toBe(0)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('link', { name: '달빛산책' }).click()
  await page.getByRole('heading', { name: '달빛산책' }).waitFor()
  await page.getByText('30,000원').first().waitFor()
  await page.getByRole('tab', { name: '베팅내역' }).click()
  await page.getByText('울산 HD vs FC서울').first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await menu.getByRole('link', { name: '베팅내역' }).click()
  await page.getByText('총 1건').waitFor()
  await page.getByLabel('결과').selectOption({ label: '낙첨' })
  await page.getByText('조건에 맞는 베팅이 없습니다.').waitFor()
  await page.getByRole('button', { name: '전체 보기' }).click()
  await page.getByText('총 1건').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await menu.getByRole('link', { name: '하위 파트너' }).click()
  await page.getByText('하위 파트너가 없습니다.').waitFor()
  await menu.getByRole('link', { name: '정산' }).click()
  await page.getByText('정산 가능한 내역이 없습니다.').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await menu.getByRole('link', { name: '내 정보' }).click()
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await page.getByRole('dialog').getByLabel('현재 비밀번호').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})

test('ROLE-009 answers 404 for a member of another tree', async () => {
  const stranger = await findByUserId(house.deps.db, 'demo')
  const page = await visit({ path: `/manager/members/${stranger?.id}`, as: 'manager', expects: /404/ })
  await page.getByText('요청하신 정보를 찾을 수 없습니다.').waitFor()
})

test('ROLE-007 shows an operator the partner pages with an empty tree', async () => {
  const page = await visit({ path: '/manager/members', as: 'admin1' })
  await page.getByText('추천한 회원이 없습니다.').waitFor()
  await page.getByRole('navigation', { name: '총판 메뉴' }).getByRole('link', { name: '베팅내역' }).click()
  await page.getByText('베팅이 없습니다.').waitFor()
})
