import { beforeAll, expect } from 'vitest'
import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { type Bettor, told } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'
import { EXCHANGE_PASSWORD } from './cash-member.ts'

/** Both sides of the counter: what members ask for, and what operators decide. */
export function cashCounter(house: House) {
  const tokens = { admin: '', settle: '' }
  const enter = async () => {
    tokens.admin = await house.logIn('admin')
    tokens.settle = await house.logIn('settle')
  }
  beforeAll(enter)
  return {
    tokens,
    /** The operators' logins anew, where somebody else has used them. */
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
    /** The request that was opened. */
    opened: async (answer: Promise<Response>): Promise<OwnCashRequest> => {
      const known = await answer
      expect([known.status, known.ok ? '' : await known.clone().text()]).toEqual([200, ''])
      return known.json()
    },
    listed: async (member: Bettor, of: 'charge' | 'exchange'): Promise<OwnCashRequest[]> =>
      (await (await house.get(`${of}/requests`, member)).json()).requests,
    /** What each was told: `done`, or the code of its refusal. */
    codesOf: async (answers: readonly Response[]) =>
      (await Promise.all(answers.map(told)))
        .map(({ status, refusal }) => (status === 200 ? 'done' : refusal))
        .sort(),
  }
}
