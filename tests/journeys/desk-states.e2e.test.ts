import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/bettor.ts'
import { useSite } from '#tests/support/browser.ts'
import { rowOf } from '#tests/support/desk-page.ts'

const { house, visit } = useSite()

test.each(['/admin/trading', '/admin/acts', '/admin/messages'])(
  'a page behind the last one leads to the last one (%s)',
  async path => {
    await anOfferedFixture(house)
    const page = await visit({ path: `${path}?page=50`, as: 'admin' })
    await page.waitForURL(url => url.pathname === path && !url.searchParams.has('page'))
  },
)

test.each(['999999', '0', 'abc'])('a fixture that there is not leads to the list (%s)', async id => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: `/admin/trading/${id}`, as: 'admin' })
  await page.getByText('경기를 찾을 수 없습니다.').waitFor()
  expect(await page.getByRole('button', { name: '다시 시도' }).count()).toBe(0)
  await page.getByRole('button', { name: '목록으로' }).click()
  await rowOf(page, fixture).waitFor()
})

test('figures that can no longer be read anew say so, on the list and on a fixture, until they are', async () => {
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
