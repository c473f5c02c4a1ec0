import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { aLiveMatch, type LiveMatch } from '#tests/support/facts/live-match.ts'
import { setStreams } from '#tests/support/house/set-streams.ts'
import { hasSidewaysScroll, useSite, type Visit } from '#tests/support/pages/browser.ts'
import { watchPolicy } from '#tests/support/pages/content-policy.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site
const screens = ['desktop', 'mobile'] as const

let first: LiveMatch
let second: LiveMatch

beforeAll(async () => {
  first = await aLiveMatch(house)
  second = await aLiveMatch(house)
})

/** Time for a busy machine. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })

async function open({ path = '/livetv', ...more }: Visit = {}): Promise<Page> {
  const page = await visit({ path, as: 'demo', ...more })
  await page.locator('[data-tracker]').waitFor()
  return page
}

const screenOf = (page: Page) => page.locator('[data-screen]')

test.each(screens)(
  'ROUTE-012 ROUTE-013 lists running matches with the tracker on /livetv, says that there is no video, and links to all markets (%s)',
  async screen => {
    const page = await open({ screen })
    const matches = page.getByRole('navigation', { name: '중계 경기' }).locator('[data-live-match]')
    expect(await matches.evaluateAll(all => all.map(one => one.getAttribute('data-live-match')))).toEqual(
      [first, second].map(({ id }) => String(id)),
    )
    expect(await screenOf(page).getAttribute('data-screen')).toBe(String(first.id))
    expect(await page.locator('[data-no-stream]').innerText()).toContain(
      '이 경기는 송출 중인 영상이 없습니다.',
    )
    expect(await page.locator('iframe').count()).toBe(0)
    await matches.nth(1).click()
    await page.waitForURL(`**/livetv?fixture=${second.id}`)
    await until(() => page.locator('[data-tracker]').getAttribute('data-tracker')).toBe(String(second.id))
    await second.hear('goal', ['goal'])
    await until(() => page.locator('[data-kind="goal"]').count()).toBeGreaterThan(0)
    house.clock.advance(1)
    await second.score(3, 0)
    await until(() => page.locator('[data-tracker] [data-score]').innerText()).toMatch(/3\s*:\s*0/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      screen === 'desktop' ? 1_440 : 390,
    )
    house.clock.advance(1)
    await second.score(1, 0)
    await page.getByRole('link', { name: '모든 베팅' }).click()
    await page.waitForURL(`**/inplay?fixture=${second.id}`)
    await page.locator('section[data-market="1"]').waitFor()
  },
)

test.each(screens)(
  'ROUTE-013 embeds an added stream on an open page, offers a choice of several and removes it (%s)',
  async screen => {
    await setStreams(house)
    const broken: string[] = []
    const prepare = async (page: Page) => {
      await watchPolicy(page, broken)
      await page.route('https://*.tv.example/**', route =>
        route.fulfill({ contentType: 'text/html', body: `<p>${route.request().url()}</p>` }),
      )
    }
    const page = await visitLive(site, { path: '/livetv', as: 'demo', screen, prepare })
    await page.locator('[data-no-stream]').waitFor()
    await setStreams(house, 'https://one.tv.example/embed/{fixtureId}')
    const frame = page.locator('iframe')
    await frame.waitFor()
    const inner = page.frameLocator('iframe').locator('iframe')
    expect(await inner.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation')
    const pictures = page.frameLocator('iframe').frameLocator('iframe')
    await pictures.getByText(`https://one.tv.example/embed/${first.id}`).waitFor()
    expect(await page.locator('[data-no-stream]').count()).toBe(0)
    await setStreams(house, 'https://one.tv.example/{fixtureId}', 'https://two.tv.example/{fixtureId}')
    await page.getByRole('tab', { name: '2번 영상' }).click()
    await pictures.getByText(`https://two.tv.example/${first.id}`).waitFor()
    expect(await hasSidewaysScroll(page)).toBe(false)
    await setStreams(house)
    await page.locator('[data-no-stream]').waitFor()
    expect(await frame.count()).toBe(0)
    expect(broken).toEqual([])
  },
)
