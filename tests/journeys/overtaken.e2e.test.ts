import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { anOfferedFixture, bet, slip } from '#tests/support/bettor.ts'
import { storageOf, useSite } from '#tests/support/browser.ts'
import { breathe, holdFirst, lineOf } from '#tests/support/held-answer.ts'

const { house, visit } = useSite()

/** A page whose live line is open, with one kind of call whose first answer is held back. */
async function withHeld(path: string, as: string, call: RegExp) {
  const held = holdFirst()
  const line: { begun?: Promise<unknown> } = {}
  const page = await visit({
    path,
    as,
    prepare: blank => {
      line.begun = lineOf(blank)
      return blank.route(call, held.route)
    },
  })
  await line.begun
  await held.asked
  return { page, held }
}

/** Who is logged in on the page. */
async function memberOf(page: Page) {
  const { 'auth.token': token = '', 'auth.user': user = '{}' } = await storageOf(page)
  const { id, emoney }: { id: MemberId; emoney: number } = JSON.parse(user)
  return { token, memberId: id, emoney }
}

const balance = (page: Page, text: string) => page.locator('[data-balance]', { hasText: text }).first()

test('SESSION-011 a record that was read before a bet does not bring the balance of then back', async () => {
  const fixture = await anOfferedFixture(house)
  const { page, held } = await withHeld('/bet_result', 'demo', /\/api\/member\/\d+$/)
  const member = await memberOf(page)
  expect((await bet(house, member, slip(member, [{ fixture }]))).status).toBe(200)
  await balance(page, '990,000원').waitFor()
  await held.letGo()
  await breathe(page)
  expect((await memberOf(page)).emoney).toBe(990_000)
})

test('MSG-003 a count of unread messages that was asked for before one came does not hide it', async () => {
  const { page, held } = await withHeld('/korea/cross', 'demo5', /\/api\/message\/unread$/)
  const unread = page.locator('header [data-unread]')
  await expect.poll(() => unread.getAttribute('data-unread')).toBe('0')
  const body = { to: { kind: 'member', name: 'demo5' }, title: '안내', contents: '안내', reason: '회원 안내' }
  const sent = await house.post('admin/messages', body, { token: await house.logIn('admin') })
  expect(sent.status).toBe(200)
  await expect.poll(() => unread.getAttribute('data-unread')).toBe('1')
  expect(await (await held.letGo()).json()).toBe(0)
  await breathe(page)
  expect(await unread.getAttribute('data-unread')).toBe('1')
  expect(new URL(page.url()).pathname).toBe('/korea/cross')
})
