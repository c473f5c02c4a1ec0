import { assert } from '#domain/assert.ts'
import { putFirstAccount } from '#server/cashier/cashier-seeding.ts'
import { setExchangeHash } from '#server/members/members.sql.ts'
import { createPasswords } from '#server/members/members.ts'
import { aBettor, type Bettor, type BettorSketch } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'
import { cheapPasswords } from '../house/house-templates.ts'
import { meetTurnover } from './met-turnover.sql.ts'

/** The exchange password of members who withdraw in tests. */
export const EXCHANGE_PASSWORD = '2580'

let hash: Promise<string> | undefined

/** Returns a member with a bank account, an exchange password, 1,000,000 won and an approved deposit. */
export async function aCashMember(house: House, sketch: BettorSketch = {}): Promise<Bettor> {
  const member = await aBettor(house, sketch)
  const { memberId } = member
  const { deps } = house
  const number = `110-${String(memberId).padStart(8, '0')}`
  await putFirstAccount(deps, memberId, { bank: '국민은행', number, holder: '김하늘' }, deps.clock.now())
  hash ??= createPasswords(cheapPasswords).then(passwords => passwords.hash(EXCHANGE_PASSWORD))
  const exchangeHash = await hash
  await deps.db.transaction(tx => setExchangeHash(tx, memberId, exchangeHash, deps.clock.now()))
  return member
}

/** Makes a deposit that an operator approves, so that the member may withdraw. */
export async function paidIn(house: House, member: Bettor, operator: string, amount = 10_000): Promise<void> {
  const asked = await house.post('charge/requests', { amount, key: crypto.randomUUID() }, member)
  assert(asked.ok, `the deposit is asked for: ${await asked.clone().text()}`)
  const { id }: { id: string } = await asked.json()
  const approved = await house.post(
    `admin/cash-requests/${id}/approve`,
    { reason: '입금 확인' },
    { token: operator },
  )
  assert(approved.ok, `the deposit is approved: ${await approved.clone().text()}`)
  await meetTurnover(house.deps.db, member.memberId)
}
