import { expect, test } from 'vitest'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { openDeskMenu } from '#tests/support/pages/desk-page.ts'

const { visit } = useSite()

test('X14 X15 shows processes, tasks and alarms of the site', async () => {
  const page = await visit({ path: '/admin', as: 'admin1' })
  const menu = await openDeskMenu(page, 'desktop', '설정')
  await menu.getByRole('link', { name: '시스템' }).click()
  await page.getByText('실행 중', { exact: true }).first().waitFor()
  await page.getByText('정산', { exact: true }).first().waitFor()
  await page.getByText(`:${process.pid}`).first().waitFor()
  // The test's site runs on its own clock.
  await page.locator('[data-alarm="clock-drift"]').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
})
