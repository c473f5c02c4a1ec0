import type { Locator, Page } from 'playwright-core'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'

export const userIdOf = (page: Page): Locator => page.getByRole('textbox', { name: '아이디', exact: true })
export const passwordOf = (page: Page): Locator => page.getByLabel('비밀번호', { exact: true })

/** Fills in the login form on screen and sends it. */
export async function logIn(page: Page, userId: string, password = PLAY_PASSWORD): Promise<void> {
  await userIdOf(page).fill(userId)
  await passwordOf(page).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}
