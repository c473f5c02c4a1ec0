import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countCalls, type Visit } from './browser.ts'

/** The confirm dialog of a game with its own window, by its name in the menu. */
export const popupOf = (page: Page, game: string) => page.getByRole('dialog', { name: game })

/** Presses a game's entry of the main menu, which asks whether to open it. */
export async function askForGame(page: Page, game: string, screen: Visit['screen']): Promise<void> {
  if (screen === 'mobile') await page.getByRole('button', { name: '메뉴' }).click()
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button', { name: game }).click()
  await popupOf(page, game).waitFor()
}

/** Expects that No opens nothing and makes no call, and that Yes makes one call and opens a window at that address. */
export async function expectWindow(page: Page, game: string, url: string, screen: Visit['screen']) {
  const calls = countCalls(page, /kosca\/opengame$/)
  const before = page.url()
  await askForGame(page, game, screen)
  await popupOf(page, game).getByRole('button', { name: '취소' }).click()
  await popupOf(page, game).waitFor({ state: 'detached' })
  expect([calls(), page.context().pages().length]).toEqual([0, 1])
  await askForGame(page, game, screen)
  const opening = page.context().waitForEvent('page')
  await popupOf(page, game).getByRole('button', { name: '확인' }).click()
  const opened = await opening
  await opened.waitForURL(url)
  await opened.locator('[data-fixture]').first().waitFor()
  expect([calls(), page.url()]).toEqual([1, before])
}
