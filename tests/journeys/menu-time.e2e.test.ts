import { expect, test } from 'vitest'
import { useSite } from '#tests/support/pages/browser.ts'

const { visit } = useSite()

const korean = ['크로스', '승무패', '핸디캡/언더오버', '스페셜', '라이브', '프로토']

test.each(['desktop', 'mobile'] as const)(
  'ROUTE-046 writes the time of each click into menu links to Korea pages (%s)',
  async screen => {
    const page = await visit({ path: '/korea/cross', as: 'demo', screen })
    const follow = async (name: string) => {
      if (screen === 'mobile') await page.getByRole('button', { name: '메뉴', exact: true }).click()
      const menu = page.getByRole('navigation', { name: '주 메뉴' })
      const link = menu.getByRole('link', { name, exact: true })
      await link.waitFor()
      // The menu has been open for a while.
      await page.clock.fastForward(7_000)
      const before = page.url()
      await link.click()
      await expect.poll(() => page.url()).not.toBe(before)
      const clock = await page.evaluate(() => Math.floor(Date.now() / 1_000))
      const time = Number(new URL(page.url()).searchParams.get('time'))
      expect(Math.abs(clock - time), name).toBeLessThanOrEqual(2)
      return time
    }
    for (const name of korean) {
      const first = await follow(name)
      expect(await follow(name)).toBeGreaterThan(first)
    }
  },
)
