import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import {
  type CashStory,
  putDepositAccounts,
  putFirstAccount,
  tellCashStories,
} from '#server/cashier/cashier-seeding.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** Invented, like every account of the play data. No bank uses such numbers. */
const accounts = {
  demo: { bank: '국민은행', number: '000-01-0004102', holder: '김하늘' },
  demo5: { bank: '신한은행', number: '000-05-0001177', holder: '이바다' },
  demo22: { bank: '카카오뱅크', number: '000-22-0008830', holder: '박새벽' },
  demo36: { bank: '농협은행', number: '000-36-0002468', holder: '최노을' },
  demo37: { bank: '우리은행', number: '000-37-0005591', holder: '정가람' },
  demo38: { bank: '토스뱅크', number: '000-38-0009014', holder: '한솔비' },
} as const
type Person = keyof typeof accounts

/** Not a real account. Play members see it as the account for deposits. */
const playBank = { bank: '데모은행', number: '0000-00-000000', holder: '한판 데모' }

/**
 * Seeds bank accounts of the play logins and requests in every state, so that members and operators have something to
 * see.
 */
export async function seedCashier(deps: Deps): Promise<void> {
  const ids = new Map<string, MemberId>()
  for (const [userId, account] of Object.entries(accounts)) {
    const member = await findByUserId(deps.db, userId)
    // A member who has left has no account.
    if (member?.status !== 'active') continue
    ids.set(userId, member.id)
    await putFirstAccount(deps, member.id, account, instant(deps.clock.now() - 5 * DAY))
  }
  await putDepositAccounts(deps, playBank)
  const operator = await findByUserId(deps.db, 'settle')
  assert(operator, 'the operator of settlements is there')
  const all = stories(deps, person => ids.get(person), operator.id)
  await tellCashStories(deps, all)
}

type Told = Omit<CashStory, 'memberId' | 'key'> & { readonly who: Person }

function stories(
  { clock }: Pick<Deps, 'clock'>,
  idOf: (person: Person) => MemberId | undefined,
  operatorId: MemberId,
): readonly CashStory[] {
  const ago = (milliseconds: number) => instant(clock.now() - milliseconds)
  const told: readonly Told[] = [
    {
      ...{ who: 'demo', direction: 'deposit', amount: 200_000, at: ago(3 * DAY) },
      became: { state: 'done', at: ago(3 * DAY - 4 * MINUTE), operatorId },
    },
    {
      ...{ who: 'demo', direction: 'withdrawal', amount: 300_000, at: ago(2 * DAY) },
      became: {
        ...{ state: 'cancelled', at: ago(2 * DAY - 30 * MINUTE), operatorId },
        word: '은행 점검 시간입니다. 잠시 후 다시 신청해 주세요.',
      },
    },
    {
      ...{ who: 'demo', direction: 'withdrawal', amount: 200_000, at: ago(DAY + 2 * HOUR) },
      became: { state: 'done', at: ago(DAY + HOUR), operatorId },
    },
    {
      ...{ who: 'demo37', direction: 'deposit', amount: 50_000, at: ago(5 * HOUR) },
      became: {
        ...{ state: 'cancelled', at: ago(4 * HOUR), operatorId },
        word: '입금자명이 다릅니다.',
      },
    },
    { who: 'demo5', direction: 'deposit', amount: 500_000, at: ago(12 * MINUTE) },
    {
      ...{ who: 'demo22', direction: 'deposit', amount: 300_000, at: ago(40 * MINUTE) },
      became: { state: 'on-hold', at: ago(25 * MINUTE), operatorId, word: '입금 내역을 확인하고 있습니다.' },
    },
    { who: 'demo36', direction: 'withdrawal', amount: 100_000, at: ago(18 * MINUTE) },
  ]
  return told.flatMap(({ who, ...story }, number) => {
    const memberId = idOf(who)
    return memberId === undefined ? [] : [{ ...story, memberId, key: `play story ${number}` }]
  })
}
