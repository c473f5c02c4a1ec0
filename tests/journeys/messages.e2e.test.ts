import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import type { MessageAudience } from '#contract/community/messages.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { alertOf, countCalls, pathOf, useSite, type Visit } from '#tests/support/pages/browser.ts'
import { openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

const ALERT = '쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.'

beforeEach(() => house.deps.db.run(sql`delete from message_copy`))

/** Returns the unread badge: in the header, on phones in the strip below it. */
const unread = (page: Page) =>
  page.locator(':is(header, [data-strip]) [data-unread]').filter({ visible: true })
const showsUnread = (page: Page, count: number) =>
  expect.poll(() => unread(page).getAttribute('data-unread'), { timeout: 10_000 }).toBe(String(count))
const messages = (page: Page) => page.locator('[data-message]')
const showsMessages = (page: Page, count: number) =>
  expect.poll(() => messages(page).count(), { timeout: 10_000 }).toBe(count)
const open = (page: Page, title: string) =>
  messages(page).filter({ hasText: title }).getByRole('button', { name: title }).click()

async function send(
  title: string,
  to: MessageAudience = { kind: 'member', name: 'demo' },
  contents = '내용입니다.',
) {
  const body = { to, title, contents, reason: '회원 안내' }
  const answer = await house.post('admin/messages', body, { token: await house.logIn('admin') })
  expect(answer.status).toBe(200)
}

/** Opens a member's page with a live connection. */
async function onPage(path: string, more: Visit = {}): Promise<Page> {
  const page = await visitLive(site, { path, as: 'demo', ...more })
  await showsUnread(page, 0)
  return page
}

test('MSG-006 HEADER-015 MSG-004 MSG-005 sends a message on a desktop, shows it on the member’s phone and clears it once read', async () => {
  const member = await onPage('/korea/cross', { screen: 'mobile' })
  const desk = await visit({ path: '/admin', as: 'admin' })
  const menu = await openDeskMenu(desk, 'desktop', '고객센터')
  await menu.getByRole('link', { name: '쪽지관리' }).click()
  await desk.getByLabel('아이디 또는 닉네임').fill('demo')
  await desk.locator('[data-recipients]').getByText('데모 (demo)').waitFor()
  await desk.getByLabel('제목').fill('점검 안내')
  await desk.getByLabel('내용').fill('새벽 4시부터\n점검이 있습니다.')
  await desk.getByRole('button', { name: '점검 안내', exact: true }).click()
  // Toasts last four seconds, so the page waits for it from here on.
  const announced = member.getByText('쪽지가 도착했습니다.', { exact: true }).waitFor()
  await desk.getByRole('button', { name: '1명에게 보내기' }).click()
  await desk.getByText('1명에게 쪽지를 보냈습니다.').waitFor()
  await desk.locator('[data-sent]').first().getByText('0 / 1명').waitFor()

  await showsUnread(member, 1)
  await announced
  expect(pathOf(member)).toBe('/korea/cross')
  expect(await unread(member).getAttribute('aria-label')).toBe('읽지 않은 쪽지 1')

  await unread(member).click()
  await member.waitForURL('**/message')
  await messages(member).getByText('읽지 않은 쪽지').waitFor()
  await open(member, '점검 안내')
  await member.getByText('점검이 있습니다.').waitFor()
  await showsUnread(member, 0)
  await messages(member).getByText('읽은 쪽지', { exact: true }).waitFor()
  expect(await alertOf(member).count()).toBe(0)

  await desk.reload()
  await desk.locator('[data-sent]').first().getByText('1 / 1명').waitFor()
})

test('MSG-001 MSG-002 MSG-003 FIELD-036 FIELD-038 alerts a member with unread messages and opens the inbox, until they are read', async () => {
  await send('하나')
  await send('둘')
  const page = await visit({ path: '/korea', as: 'demo' })
  await alertOf(page).getByText(ALERT, { exact: true }).waitFor()
  await page.waitForURL('**/message')
  await showsUnread(page, 2)
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await alertOf(page).waitFor({ state: 'detached' })
  await open(page, '하나')
  await showsUnread(page, 1)
  // One message is unread, so home redirects to the inbox.
  await page.goto('/')
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await page.waitForURL('**/message')
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await showsUnread(page, 0)
  const asked = page.waitForResponse('**/api/message/unread')
  await page.goto('/korea')
  await asked
  await page.getByRole('heading', { name: '크로스' }).waitFor()
  expect([pathOf(page), await alertOf(page).count()]).toEqual(['/korea', 0])
})

test('MSG-004 alerts a message that came while idle on the next navigation', async () => {
  const page = await onPage('/korea/cross')
  await send('안내')
  await showsUnread(page, 1)
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '승무패' }).click()
  await alertOf(page).getByText(ALERT, { exact: true }).waitFor()
  await page.waitForURL('**/message')
})

test('MSG-004 requests no messages in the back office', async () => {
  const asked: { calls?: () => number } = {}
  const page = await visit({
    path: '/admin/messages',
    as: 'admin1',
    prepare: async blank => {
      asked.calls = countCalls(blank, /\/api\/message/)
    },
  })
  await page.getByText('보낸 쪽지가 없습니다.').or(page.locator('[data-sent]').first()).waitFor()
  expect(asked.calls?.()).toBe(0)
  // Read-only operators get no form.
  expect(await page.getByRole('button', { name: /보내기/ }).count()).toBe(0)
})

test('MSG-003 MSG-005 updates read and deleted messages in another tab without a reload', async () => {
  await send('하나')
  await send('둘')
  const one = await visit({ path: '/message', as: 'demo' })
  await showsUnread(one, 2)
  const two = await one.context().newPage()
  await two.goto('/message')
  await showsUnread(two, 2)
  await open(one, '둘')
  await showsUnread(two, 1)
  await messages(two).getByText('읽은 쪽지', { exact: true }).waitFor()
  await open(one, '하나')
  await showsUnread(two, 0)
  await messages(one).getByRole('button', { name: '삭제' }).click()
  await one.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await showsMessages(one, 1)
  await showsMessages(two, 1)
})

test('MSG-003 shows a message sent during a disconnect once the connection is back', async () => {
  const page = await onPage('/korea/cross')
  const toast = page.getByText('쪽지가 도착했습니다.', { exact: true })
  // The first count is not announced, so one must arrive before the connection drops.
  await Promise.all([toast.waitFor(), send('이어진 동안')])
  await showsUnread(page, 1)
  await toast.waitFor({ state: 'hidden' })
  await page.context().setOffline(true)
  house.app.fastify.server.closeAllConnections()
  await send('끊긴 사이')
  expect(await unread(page).getAttribute('data-unread')).toBe('1')
  await Promise.all([toast.waitFor(), page.context().setOffline(false)])
  await showsUnread(page, 2)
  expect(pathOf(page)).toBe('/korea/cross')
})

test('MSG-006 shows a message to all on two members’ pages at once', async () => {
  const [demo, demo5] = [await onPage('/korea/cross'), await onPage('/korea/cross', { as: 'demo5' })]
  await send('모두에게', { kind: 'all' })
  await Promise.all([showsUnread(demo, 1), showsUnread(demo5, 1)])
})

test('MSG-005 pages the inbox on a phone and removes an emptied last page', async () => {
  for (let number = 1; number <= 16; number++) await send(`쪽지 ${number}`)
  const page = await visit({ path: '/message', as: 'demo', screen: 'mobile' })
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await page.getByText('총 16건').waitFor()
  await showsMessages(page, 15)
  await page.getByRole('button', { name: '2 페이지' }).click()
  await messages(page).filter({ hasText: '쪽지 1' }).first().waitFor()
  await showsMessages(page, 1)
  await open(page, '쪽지 1')
  await messages(page).getByRole('button', { name: '삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await showsMessages(page, 15)
  expect(new URL(page.url()).search).toBe('')
})

test('LAYOUT-028 LAYOUT-029 shows the unread count in a phone’s account panel and opens the inbox', async () => {
  const page = await onPage('/korea/cross', { screen: 'mobile' })
  await send('안내')
  await showsUnread(page, 1)
  await page.getByRole('button', { name: '내정보' }).first().click()
  const panel = page.getByRole('dialog', { name: '내정보' })
  await panel.getByText('데모님 환영합니다.').waitFor()
  await panel.getByRole('link', { name: '쪽지함' }).waitFor()
  await panel.getByRole('link', { name: '읽지 않은 쪽지 1' }).click()
  await page.waitForURL('**/message')
  await panel.waitFor({ state: 'detached' })
})
