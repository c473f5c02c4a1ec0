import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alertOf, storageOf, useSite } from '#tests/support/pages/browser.ts'
import { dialogOf } from '#tests/support/pages/desk-page.ts'

const { visit } = useSite()

const pathOf = (page: Page) => new URL(page.url()).pathname
/** Noticed within five seconds of the page's clock without a reload; a busy machine gets more. */
const arrives = (page: Page, path: string) =>
  expect.poll(() => pathOf(page), { timeout: 30_000, interval: 100 }).toBe(path)

test('MAINT-001 MAINT-002 MAINT-003 MAINT-004 MAINT-006 ROUTE-003 LAYOUT-010 closes the site, shows an idle guest and a member on a phone reason and end, and reopens automatically', async () => {
  const desk = await visit({ path: '/admin/maintenance', as: 'admin' })
  const guest = await visit({ path: '/login' })
  // Pending calls are refused when the site closes.
  const member = await visit({ path: '/', as: 'demo5', screen: 'mobile', expects: /503/ })
  await member.locator('[data-nickname]').first().waitFor({ state: 'attached' })

  await desk.getByRole('button', { name: '사이트 전체 점검 시작' }).click()
  await dialogOf(desk).getByLabel('점검 안내').fill('서버를 늘리고 있습니다.')
  await dialogOf(desk).getByLabel('종료 예정 (한국 시간)').fill('2026-11-22T03:30')
  await dialogOf(desk).getByLabel('사유', { exact: true }).fill('정기 점검')
  await dialogOf(desk).getByRole('button', { name: '점검 시작' }).click()
  await dialogOf(desk).waitFor({ state: 'detached' })

  for (const page of [guest, member]) {
    await arrives(page, '/maintenance')
    await page.getByText('서버를 늘리고 있습니다.').waitFor()
    await page.getByText('2026-11-22 03:30').waitFor()
  }
  await member.getByRole('heading', { name: '사이트 점검중입니다.' }).waitFor()
  expect(await member.locator('header, nav').count()).toBe(0)
  expect(await alertOf(member).count()).toBe(0)
  const stored = Object.keys(await storageOf(member))
  expect(stored.filter(key => key.startsWith('auth.'))).toEqual([])
  await guest.goto('/login')
  await arrives(guest, '/maintenance')
  await desk.getByText('서버를 늘리고 있습니다.').waitFor()
  expect(pathOf(desk)).toBe('/admin/maintenance')

  await desk.getByRole('button', { name: '사이트 전체 점검 종료' }).click()
  await dialogOf(desk).getByLabel('사유', { exact: true }).fill('점검 완료')
  await dialogOf(desk).getByRole('button', { name: '점검 종료' }).click()
  for (const page of [guest, member]) await arrives(page, '/login')
  // The maintenance page of an open site logs out.
  const open = await visit({ path: '/', as: 'demo' })
  await open.goto('/maintenance')
  await arrives(open, '/login')
  expect((await storageOf(open))['auth.token']).toBeUndefined()
})

test('FIELD-016 changes a setting and shows its description, range, last operator and old value', async () => {
  const desk = await visit({ path: '/admin/settings', as: 'admin' })
  const group = desk.getByRole('form', { name: '로그인과 회원가입' })
  await group.getByLabel('로그인 유지 시간').fill('0')
  await group.getByText('1부터 1,440까지 입력해 주세요.').waitFor()
  await group.getByLabel('로그인 유지 시간').fill('90')
  await group.getByLabel('사유', { exact: true }).fill('운영 정책 변경')
  await group.getByRole('button', { name: '저장' }).click()
  await group.getByText(/^admin · .* · 이전 60$/).waitFor()
  expect(await group.getByLabel('로그인 유지 시간').inputValue()).toBe('90')
})

test('FIELD-006 changes the limits of a level', async () => {
  const desk = await visit({ path: '/admin/levels', as: 'admin' })
  await desk.getByRole('button', { name: '레벨 2 한도 변경' }).click()
  await dialogOf(desk).getByLabel('최소베팅금 (원)').fill('7000')
  await dialogOf(desk).getByLabel('사유', { exact: true }).fill('한도 조정')
  await dialogOf(desk).getByRole('button', { name: '저장' }).click()
  await desk.getByRole('cell', { name: '7,000원' }).waitFor()
})

test('ERR-008 blocks a network, finds it by an address in it and unblocks it', async () => {
  const desk = await visit({ path: '/admin/addresses', as: 'admin' })
  await desk.getByText('차단된 아이피가 없습니다.').waitFor()
  await desk.getByRole('button', { name: '아이피 차단' }).click()
  await dialogOf(desk).getByLabel('아이피 또는 대역').fill('203.0.113.0/24')
  await dialogOf(desk).getByLabel('사유', { exact: true }).fill('로그인 공격')
  await dialogOf(desk).getByRole('button', { name: '차단', exact: true }).click()
  await desk.getByRole('cell', { name: '203.0.113.0/24', exact: true }).waitFor()
  await desk.getByLabel('아이피', { exact: true }).fill('203.0.113.9')
  await desk.keyboard.press('Enter')
  await desk.waitForURL('**address=203.0.113.9**')
  await desk.getByRole('button', { name: '203.0.113.0/24 차단 해제' }).click()
  await dialogOf(desk).getByLabel('사유', { exact: true }).fill('오차단')
  await dialogOf(desk).getByRole('button', { name: '해제', exact: true }).click()
  await desk.getByText('조건에 맞는 아이피가 없습니다.').waitFor()
})
