import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

beforeAll(async () => {
  await setSecondPerson(house.deps.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
})

const stakeMaxOf = async (level: number): Promise<number> => {
  const token = await house.logIn('admin1')
  const levels: { level: number; maxBetAmount: number }[] = await (
    await house.get('setting/level', { token })
  ).json()
  return levels.find(one => one.level === level)?.maxBetAmount ?? 0
}

/** Asks to raise a level's maximum stake by this amount. */
async function askForRaise(page: Page, level: number, by: number, reason: string): Promise<number> {
  const to = (await stakeMaxOf(level)) + by
  await page.getByRole('button', { name: `레벨 ${level} 한도 변경` }).click()
  await dialogOf(page).getByLabel('최대베팅금').fill(String(to))
  await confirmAct(page, '저장', reason)
  return to
}

const askOf = (page: Page, reason: string) => page.locator('[data-ask]').filter({ hasText: reason })

test('X4 shows requests live to a second operator, who approves one and rejects another', async () => {
  const level = 3
  const [wanted, tooMuch] = [`레벨 ${level} 우수 회원 요청`, `레벨 ${level} 한도 전면 상향`]
  const before = await stakeMaxOf(level)
  const second = await visitLive(site, { path: '/admin/approvals', as: 'admin2', screen: 'mobile' })
  await second.getByText('승인을 기다리는 작업이 없습니다.').waitFor()
  const first = await visit({ path: '/admin/levels', as: 'admin' })
  const to = await askForRaise(first, level, 100_000, wanted)
  await askForRaise(first, level, 900_000_000, tooMuch)
  expect(await stakeMaxOf(level)).toBe(before)

  // The requester can only withdraw it.
  await first.goto('/admin/approvals')
  await askOf(first, wanted).waitFor()
  expect(await askOf(first, wanted).getByRole('button').allInnerTexts()).toEqual(['철회'])

  await askOf(second, tooMuch).waitFor()
  expect(await widthsWithSidewaysScroll(second)).toEqual([])
  await askOf(second, wanted).getByRole('button', { name: '승인', exact: true }).click()
  expect(await dialogOf(second).innerText()).toContain(`레벨 ${level}`)
  await confirmAct(second, '승인하고 실행', '근거 확인')
  await askOf(second, wanted).waitFor({ state: 'detached' })
  expect(await stakeMaxOf(level)).toBe(to)

  await askOf(second, tooMuch).getByRole('button', { name: '거절', exact: true }).click()
  await confirmAct(second, '거절', '상향 폭이 너무 큽니다')
  await second.getByText('승인을 기다리는 작업이 없습니다.').waitFor()
  expect(await stakeMaxOf(level)).toBe(to)

  // The first operator receives both decisions without a reload, with the reason.
  await first.getByText('승인을 기다리는 작업이 없습니다.').waitFor()
  await first.getByRole('tab', { name: '거절' }).click()
  await askOf(first, tooMuch).getByText('상향 폭이 너무 큽니다').waitFor()
})
