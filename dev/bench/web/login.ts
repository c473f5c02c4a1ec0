import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'

/** The browser storage after a login, with popups hidden. A popup's paragraph would be the largest paint. */
export type Login = Readonly<Record<string, string>>

const begunSession = z.object({ token: z.string(), user: z.looseObject({}), logoutMin: z.number() })

/** Logs a play member in over the API, as the login page does. */
export async function logIn(origin: string): Promise<Login> {
  const answer = await fetch(`${origin}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'demo', password: PLAY_PASSWORD }),
  })
  const { token, user, logoutMin } = begunSession.parse(await answer.json())
  const expiresAt = formatSeoul(instant(Date.now() + logoutMin * MINUTE), 'YYYY-MM-DD HH:mm:ss')
  const popups = JSON.stringify(Array.from({ length: 20 }, () => Date.now() + HOUR))
  return { 'auth.token': token, 'auth.user': JSON.stringify(user), 'auth.expiresAt': expiresAt, popups }
}

/** Makes the pages of the context open as that member. */
export const enterAs = (context: BrowserContext, login: Login): Promise<unknown> =>
  context.addInitScript(entries => {
    for (const [name, value] of Object.entries(entries))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }, login)
