import { beforeAll, expect } from 'vitest'
import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { type Bettor, told } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'
import { EXCHANGE_PASSWORD } from './cash-member.ts'

/** The cashier calls of members and operators. */
export function cashCounter(house: House) {
  const tokens = { admin: '', settle: '' }
  const enter = async () => {
    tokens.admin = await house.logIn('admin')
    tokens.settle = await house.logIn('settle')
  }
  beforeAll(enter)
  return {
    tokens,
    /** Logs the operators in again, after another test has used their logins. */
    enter,
    askDeposit: (member: Bettor, body: object = {}) =>
      house.post('charge/requests', { amount: 100_000, key: crypto.randomUUID(), ...body }, member),
    askWithdrawal: (member: Bettor, body: object = {}) =>
      house.post(
        'exchange/requests',
        { amount: 50_000, exchangePassword: EXCHANGE_PASSWORD, key: crypto.randomUUID(), ...body },
        member,
      ),
    decide: (way: string, id: string, token = tokens.admin, reason = '확인했습니다') =>
      house.post(`admin/cash-requests/${id}/${way}`, { reason }, { token }),
    /** Returns the opened request. */
    opened: async (answer: Promise<Response>): Promise<OwnCashRequest> => {
      const known = await answer
      expect([known.status, known.ok ? '' : await known.clone().text()]).toEqual([200, ''])
      return known.json()
    },
    listed: async (member: Bettor, of: 'charge' | 'exchange'): Promise<OwnCashRequest[]> =>
      (await (await house.get(`${of}/requests`, member)).json()).requests,
    /** Returns the result of each answer: `done`, or its refusal code. */
    codesOf: async (answers: readonly Response[]) =>
      (await Promise.all(answers.map(told)))
        .map(({ status, refusal }) => (status === 200 ? 'done' : refusal))
        .sort(),
  }
}
