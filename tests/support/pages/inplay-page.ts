import type { Page } from 'playwright-core'
import { instant, MINUTE } from '#domain/instant.ts'
import { offer } from '../facts/bettor.ts'
import { aFixture } from '../facts/fixture-facts.ts'
import { aLiveMatch, type LiveMatch } from '../facts/live-match.ts'
import type { Site, Visit } from './browser.ts'
import { pricesOf } from './cart-page.ts'

/** Creates a running match with 첼시 at home that also offers the first half and a second total. */
export async function aMatchOfChelsea({ house }: Pick<Site, 'house'>): Promise<LiveMatch> {
  const match = await aLiveMatch(house)
  await offer(house, {
    ...aFixture({
      id: match.id,
      at: instant(house.clock.now() + 1),
      startsAt: instant(house.clock.now() - 10 * MINUTE),
      status: 'live',
    }),
    home: { name: 'Chelsea FC', nameKorean: '첼시' },
  })
  await match.prices([150, 260], { type: 41 })
  await match.prices([160, 230], { type: 2, line: 150, main: false })
  return match
}

/** Opens `/inplay` with its list, or the match in the address. */
export async function openInPlay(
  { visit }: Pick<Site, 'visit'>,
  { path = '/inplay', ...more }: Visit = {},
): Promise<Page> {
  const page = await visit({ path, as: 'demo', ...more })
  await page.locator('[data-fixture]').first().waitFor()
  return page
}

export const openInPlayMatch = (site: Pick<Site, 'visit'>, match: LiveMatch, more: Visit = {}) =>
  openInPlay(site, { path: `/inplay?fixture=${match.id}`, ...more })

/** Returns the market types on the page of a match, by id. */
export const kinds = (page: Page) =>
  page.locator('section[data-market]').evaluateAll(all => all.map(one => one.dataset.market))

/** Returns whether the first price of a match is disabled. */
export const isLocked = (page: Page, match: LiveMatch) =>
  pricesOf(page, match.id).first().getAttribute('aria-disabled')

export const tracker = (page: Page) => page.locator('[data-tracker]')
