import type { House } from './house.ts'

export type Attempt = {
  readonly status: number
  readonly text: string
  /** The cookie that the browser stores for this login name, as it sends it back. */
  readonly cookie: string | undefined
}

type AttemptOptions = { readonly ip?: string; readonly cookie?: string; readonly agent?: string }

export const STRANGE_ADDRESS = '198.51.100.1'

/** Tries to log in like a browser at the given address. */
export async function attemptLogin(
  house: Pick<House, 'post'>,
  userId: string,
  password: string,
  { ip = STRANGE_ADDRESS, cookie, agent }: AttemptOptions = {},
): Promise<Attempt> {
  const headers = {
    'x-forwarded-for': ip,
    ...(cookie !== undefined && { cookie }),
    ...(agent !== undefined && { 'user-agent': agent }),
  }
  const answer = await house.post('member/login', { userId, password }, { headers })
  return {
    status: answer.status,
    text: await answer.text(),
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
  }
}
