import { sql } from '#server/platform/postgres/postgres.ts'
import type { TestDatabase } from '#tests/support/house/database.ts'
import type { House } from '#tests/support/house/house.ts'

/** A password that a colleague has set, and the own one that replaces it. */
export const ONCE = 'once2026word'
export const OWN = 'own2026word'

export const word = async (answer: Response) => [answer.status, answer.headers.get('x-refusal')]

type Sent = { readonly token: string; readonly ip?: string }

/** Calls with which operators manage each other's accounts. */
export function operatorDesk(database: TestDatabase, house: House) {
  let made = 0
  const idOf = async (userId: string) =>
    (await database.db.one<{ id: number }>(sql`select id from member where user_id = ${userId}`)).id
  const act = (path: string, body: object, { token, ip }: Sent) =>
    house.post(
      `admin/operators${path}`,
      { reason: '운영자 시험', ...body },
      { token, ...(ip && { headers: { 'x-forwarded-for': ip } }) },
    )
  const actOn = async (userId: string, what: string, body: object, sent: Sent) =>
    act(`/${await idOf(userId)}/${what}`, body, sent)
  return {
    idOf,
    act,
    actOn,
    /** Creates an operator who has already set their own password. */
    newOperator: async (role: number, token: string): Promise<{ userId: string; token: string }> => {
      const userId = `desk${++made}x`
      await act('', { userId, nickname: `데스크${made}`, role, password: ONCE }, { token })
      const own = await house.logIn(userId, ONCE)
      const change = { password: ONCE, newPassword: OWN, newPasswordConfirm: OWN }
      await house.post('member/own/password', change, { token: own })
      return { userId, token: own }
    },
    operatorsNow: async (token: string, query = ''): Promise<Record<string, unknown>[]> =>
      (await (await house.get(`admin/operators${query}`, { token })).json()).operators,
    rolesNow: async (token: string): Promise<{ id: number; name: string; permissions: string[] }[]> =>
      (await (await house.get('admin/operators/roles', { token })).json()).roles,
    lastAct: async (token: string) => (await (await house.get('admin/acts', { token })).json()).acts[0],
  }
}
