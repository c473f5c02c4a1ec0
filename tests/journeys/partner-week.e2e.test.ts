import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seedPartner } from '#dev/play/seed-partner.ts'
import { assert } from '#domain/assert.ts'
import { MINUTE } from '#domain/instant.ts'
import { followRolling } from '#server/partners/partners.ts'
import { makePartner } from '#server/partners/tree/make-partner.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import {
  alertOf,
  hasSidewaysScroll,
  useSite,
  widthsWithSidewaysScroll,
} from '#tests/support/pages/browser.ts'
import { confirmAct } from '#tests/support/pages/desk-page.ts'
import { flatRates, partnerWorld } from '#tests/support/partners/partner-tree.ts'

const { house, visit } = useSite()
const { placed, ended } = useBets(house)

/** Five percent of the tree's stakes. */
const ROLLING = 500
const STAKE = 200_000

beforeAll(async () => {
  await seedPartner(house.deps)
  const world = partnerWorld(() => house.deps.db, house.clock)
  const rates = flatRates(ROLLING, 0)
  const made = await makePartner(world.deps(), { ...(await world.act()), userId: 'manager', level: 3, rates })
  assert(made.ok, 'the partner has a place and rates')
})

/** Places and settles bets of a member of the tree, and books the partner's commission. */
async function playBelow(): Promise<void> {
  house.clock.advance(MINUTE)
  const fixture = await anOfferedFixture(house)
  await placed('moonwalk', [[{ fixture }], { amounts: STAKE }])
  await ended(fixture, 0, 1)
  const settled = async () => {
    await followRolling(house.deps)
    return (await house.deps.db.many(sql`select from partner_purse where balance > 0`)).length
  }
  await until(settled).toBe(1)
}

const until = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 })

async function ask(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: '정산신청' })
  await form.getByLabel('지급방법').selectOption({ label: '포인트' })
  await form.getByRole('button', { name: '전액' }).click()
  await form.getByRole('button', { name: '정산신청' }).click()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
}

test('CALC-006 CALC-007 books, requests and pays a partner’s commission, live on the partner’s phone', {
  timeout: 240_000,
}, async () => {
  await playBelow()
  const page = await visit({ path: '/calculateSports', as: 'manager', screen: 'mobile' })
  await page.getByText('달빛산책').first().waitFor()
  expect(await page.locator('main').innerText()).toMatch(/5%[\s\S]*0,000/)
  expect(await hasSidewaysScroll(page)).toBe(false)
  await page.goto('/calculate')
  const desk = await visit({ path: '/admin/settlement-claims', as: 'admin' })
  await ask(page)
  await until(() => page.getByText('신청', { exact: true }).count()).toBeGreaterThan(0)
  await desk.getByRole('button', { name: '승인', exact: true }).click({ timeout: 40_000 })
  await confirmAct(desk, '승인', '정산 확인')
  await until(() => page.getByText('완료', { exact: true }).count()).toBeGreaterThan(0)
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
})
