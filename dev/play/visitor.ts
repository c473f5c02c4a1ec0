import { assert } from '#domain/assert.ts'
import { PLAY_PASSWORD } from './play-logins.ts'

/** Who is logged in. */
export type Person = { readonly id: number; readonly token: string }

/** What the house tells its members of a login: Chrome · Windows. */
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36'

/** A program that knocks at the house's doors like any browser. */
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
  /** What must go well, with its answer. */
  const done = async (path: string, { token }: Person, body?: object) => {
    const answer = await ask(path, token, body)
    assert(answer.ok, `${path} goes well: ${answer.status} ${await answer.clone().text()}`)
    const text = await answer.text()
    return text === '' ? {} : JSON.parse(text)
  }
  const enter = async (userId: string, password = PLAY_PASSWORD): Promise<Person | undefined> =>
    personOf(await ask('member/login', undefined, { userId, password }))
  /** The same in a browser that keeps its cookies: who logs in by it is known to share it. */
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
