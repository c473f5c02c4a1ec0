import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { type CommissionRates, NO_RATE, type Rate, ratesBy } from '#domain/partners/commission-rates.ts'
import type { PartnerLevel } from '#domain/partners/partner-level.ts'
import { activateMember, createPasswords, findByUserId, registerMember } from '#server/members/members.ts'
import { welcomeMember } from '#server/members/members-seeding.ts'
import {
  decideClaim,
  grantEvent,
  makePartner,
  requestClaim,
  setAgent,
} from '#server/partners/partners-seeding.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { PLAY_PASSWORD } from '../play-logins.ts'

/**
 * Partners of the play data, each below the previous one, with rates for all products and higher ones for minigames and
 * slots.
 */
const partners: readonly {
  readonly userId: string
  readonly nickname: string
  readonly above: string
  readonly level: PartnerLevel
  readonly rate: Rate
  readonly daysAgo: number
}[] = [
  {
    userId: 'manager',
    nickname: '총판',
    above: '',
    level: 2,
    rate: { rolling: 60, losing: 2_000 },
    daysAgo: 39,
  },
  {
    userId: 'hangang',
    nickname: '한강총판',
    above: 'manager',
    level: 3,
    rate: { rolling: 40, losing: 1_000 },
    daysAgo: 30,
  },
  {
    userId: 'yeouido',
    nickname: '여의매장',
    above: 'hangang',
    level: 4,
    rate: { rolling: 20, losing: 0 },
    daysAgo: 24,
  },
]

/** Members who were recruited by the lowest partner. They bet like the others (`seed-bets.ts`). */
const shopMembers = [
  { userId: 'nightsea', nickname: '밤바다', daysAgo: 15 },
  { userId: 'goldfield', nickname: '황금들녘', daysAgo: 8 },
] as const

const ratesOf = ({ rolling, losing }: Rate): CommissionRates =>
  ratesBy(product => ({ rolling: product === 'mini' || product === 'slot' ? 2 * rolling : rolling, losing }))

const REASON = '파트너 계약'

/**
 * Seeds a tree of partners with rates set weeks ago by operators, a member with own rolling, and two requests for event
 * money: one paid, one waiting. Their commissions come from the bets of the play data when these are settled.
 */
export async function seedCommissions(deps: Deps): Promise<void> {
  if (await findByUserId(deps.db, 'hangang')) return
  const site = await openSite(deps)
  const admin = await findByUserId(deps.db, 'admin')
  if (admin) await seedTree(deps, site, admin.id)
  await site.close()
}

type By = {
  readonly operator: { readonly memberId: MemberId; readonly userId: string }
  readonly ip: string
  readonly reason: string
}

async function seedTree(deps: Deps, site: Site, admin: MemberId): Promise<void> {
  const by: By = { operator: { memberId: admin, userId: 'admin' }, ip: '127.0.0.1', reason: REASON }
  // One operator sets the rates of the play data, even if the house requires two.
  const alone = { settings: () => ({ ...site.settings(), secondPerson: {} }) }
  const at = (daysAgo: number) => {
    const now = instant(deps.clock.now() - daysAgo * DAY)
    return { ...deps, site: alone, forgetSessions: () => {}, clock: { ...deps.clock, now: () => now } }
  }
  const passwordHash = await (await createPasswords()).hash(PLAY_PASSWORD)
  for (const { userId, nickname, above, level, rate, daysAgo } of partners) {
    await seedAccount(at(daysAgo), { userId, nickname, above, passwordHash, welcome: false })
    const made = await makePartner(at(daysAgo), { ...by, userId, level, rates: ratesOf(rate) })
    assert(made.ok, `${userId} is a partner`)
  }
  for (const { userId, nickname, daysAgo } of shopMembers)
    await seedAccount(at(daysAgo), { userId, nickname, above: 'yeouido', passwordHash, welcome: true })
  await seedAgent(at(12), by)
  await seedClaims(at, by)
}

type Account = {
  readonly userId: string
  readonly nickname: string
  readonly above: string
  readonly passwordHash: string
  readonly welcome: boolean
}

const seedAccount = (
  { db, clock, newUuid }: Pick<Deps, 'db' | 'clock' | 'newUuid'>,
  { userId, nickname, above, passwordHash, welcome }: Account,
): Promise<void> =>
  db.transaction(async tx => {
    if (await findByUserId(tx, userId)) return
    const registered = await registerMember(tx, clock.now(), {
      uid: newUuid(),
      userId,
      nickname,
      passwordHash,
      phoneSealed: null,
      birthDate: null,
      recommendedBy: (await findByUserId(tx, above))?.id ?? null,
    })
    if (!registered.ok) return
    if (welcome) await welcomeMember(tx, registered.value, clock.now(), 'system:seed')
    else await activateMember(tx, registered.value.id, clock.now())
  })

/** Seeds a member with own rolling, who also earns from the minigames of recommended members. */
async function seedAgent(deps: Parameters<typeof setAgent>[0], by: By): Promise<void> {
  const member = await findByUserId(deps.db, 'demo5')
  if (!member) return
  const rates = ratesBy(product =>
    product === 'mini'
      ? { rolling: 30, losing: 0 }
      : product === 'casino'
        ? { rolling: 10, losing: 0 }
        : NO_RATE,
  )
  await setAgent(deps, { ...by, reason: '회원 롤링 지급', memberId: member.id, rates, agentOf: ['mini'] })
}

type At = (daysAgo: number) => Parameters<typeof grantEvent>[0] & Parameters<typeof decideClaim>[0]

async function seedClaims(at: At, by: By): Promise<void> {
  const manager = await findByUserId(at(0).db, 'manager')
  if (!manager) return
  const memberId = manager.id
  const event = { memberId, item: 'event', method: 'points', address: undefined, memo: '' } as const
  await grantEvent(at(20), {
    ...by,
    reason: '10월 추천 이벤트',
    memberId,
    key: 'seed-event-1',
    amount: 50_000,
  })
  const first = await requestClaim(at(18), { ...event, key: 'seed-claim-1', amount: 50_000 })
  if (first.ok)
    await decideClaim(at(17), { ...by, reason: '정산 확인', claimId: first.value.id, decision: 'approve' })
  await grantEvent(at(4), {
    ...by,
    reason: '11월 추천 이벤트',
    memberId,
    key: 'seed-event-2',
    amount: 80_000,
  })
  await requestClaim(at(0), { ...event, key: 'seed-claim-2', amount: 30_000, memo: '포인트로 부탁드립니다.' })
}
