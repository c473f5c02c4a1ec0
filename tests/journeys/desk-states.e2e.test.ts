import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { rowOf } from '#tests/support/pages/desk-page.ts'
import { holdFirst } from '#tests/support/pages/held-answer.ts'

const { house, visit } = useSite()

test.each(['/admin/trading', '/admin/acts', '/admin/logins', '/admin/messages'])(
  'redirects a page beyond the last one (%s)',
  async path => {
    await anOfferedFixture(house)
    const page = await visit({ path: `${path}?page=50`, as: 'admin' })
    await page.waitForURL(url => url.pathname === path && !url.searchParams.has('page'))
  },
)

test.each(['999999', '0', 'abc'])('redirects a missing fixture to the list (%s)', async id => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: `/admin/trading/${id}`, as: 'admin' })
  await page.getByText('경기를 찾을 수 없습니다.').waitFor()
  expect(await page.getByRole('button', { name: '다시 시도' }).count()).toBe(0)
  await page.getByRole('button', { name: '목록으로' }).click()
  await rowOf(page, fixture).waitFor()
})

test('marks outdated figures on the list and on a fixture until they refresh', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: '/admin/trading', as: 'admin' })
  const note = page.getByText('갱신이 멈췄습니다.')
  for (const next of [undefined, `/admin/trading/${fixture}`]) {
    if (next) await page.goto(next)
    await page.getByText('원정').first().waitFor()
    expect(await note.count()).toBe(0)
    await page.route('**/api/admin/trading/**', route => route.abort('internetdisconnected'))
    await note.waitFor({ timeout: 30_000 })
    await page.unroute('**/api/admin/trading/**')
    await note.waitFor({ state: 'detached', timeout: 30_000 })
  }
})

test.each([
  ['/admin/trading', '다시 시도'],
  ['/admin/trading/999999', '목록으로'],
])('keeps a failure and its button on screen during a retry (%s)', async (path, wayOut) => {
  const fixture = await anOfferedFixture(house)
  const answers = holdFirst()
  let failed = false
  const page = await visit({
    path,
    as: 'admin',
    prepare: ready =>
      ready.route('**/api/admin/trading/fixtures**', route => {
        if (failed) return answers.route(route)
        return path.endsWith('9') ? route.continue() : route.abort('internetdisconnected')
      }),
  })
  await page.getByRole('button', { name: wayOut }).waitFor()
  failed = true
  await answers.asked
  expect(await page.getByRole('button', { name: wayOut }).isVisible()).toBe(true)
  await answers.letGo()
  if (path.endsWith('9')) await page.getByRole('button', { name: wayOut }).click()
  await rowOf(page, fixture).waitFor()
})
