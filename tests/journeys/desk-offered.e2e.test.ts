import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { dialogOf, outcomeOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

test('S8 shows the odds offered at a moment, and none before the first offer', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin1' })
  await outcomeOf(page, '1').waitFor()
  await page.getByRole('button', { name: '시각별 배당' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: '조회' }).click()
  const rows = dialog.getByRole('row')
  await rows.filter({ hasText: '승무패' }).filter({ hasText: '1.90' }).first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('시각 (서울)').fill('99:00')
  await dialog.getByText('19:30 또는 19:30:05.123처럼 입력해 주세요.').waitFor()
  expect(await dialog.getByRole('button', { name: '조회' }).isDisabled()).toBe(true)
  await dialog.getByLabel('시각 (서울)').fill('00:00:00.001')
  await dialog.getByRole('button', { name: '조회' }).click()
  await dialog.getByText('그 시각에는 제공된 배당이 없습니다.').waitFor()
})
