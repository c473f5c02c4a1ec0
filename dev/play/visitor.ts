import { assert } from '#domain/assert.ts'
import { PLAY_PASSWORD } from './play-logins.ts'

/** A logged-in user. */
export type Person = { readonly id: number; readonly token: string }

/** Shown to members as the device of a login: Chrome · Windows. */
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36'

/** Returns a client that calls the API like a browser. */
export function visitorOf(origin: string) {
  const ask = async (
    path: string,
    token: string | undefined,
    body?: object,
    cookies: readonly string[] = [],
  ): Promise<Response> =>
    fetch(`${origin}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'user-agent': BROWSER,
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { 'x-auth-token': `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  /** Makes a call that must succeed; returns its answer. */
  const done = async (path: string, { token }: Person, body?: object) => {
    const answer = await ask(path, token, body)
    assert(answer.ok, `${path} goes well: ${answer.status} ${await answer.clone().text()}`)
    const text = await answer.text()
    return text === '' ? {} : JSON.parse(text)
  }
  const enter = async (userId: string, password = PLAY_PASSWORD): Promise<Person | undefined> =>
    personOf(await ask('member/login', undefined, { userId, password }))
  /** The same with a browser's cookies. Users who log in with the same browser are linked by it. */
  const enterBy = async (userId: string, browser: string[]): Promise<Person | undefined> => {
    const answer = await ask('member/login', undefined, { userId, password: PLAY_PASSWORD }, browser)
    browser.push(...answer.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? ''))
    return personOf(answer)
  }
  return { ask, done, enter, enterBy }
}
async function personOf(answer: Response): Promise<Person | undefined> {
  if (!answer.ok) return undefined
  const { token, user }: { token: string; user: { id: number } } = await answer.json()
  return { id: user.id, token }
}

export type Visitor = ReturnType<typeof visitorOf>
