import { assert } from '#domain/assert.ts'
import { DAY, instant } from '#domain/instant.ts'
import { points } from '#domain/money.ts'
import { pointsOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import {
  activateMember,
  createPasswords,
  findByUserId,
  type Member,
  type MemberKind,
  type PasswordCost,
  registerMember,
} from '#server/members/members.ts'
import { demandNoSecondFactors, welcomeMember } from '#server/members/members-seeding.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { putByHand } from '#server/promotions/promotions-seeding.ts'
import { PLAY_PASSWORD, type PlayLogin, playLogins } from './play-logins.ts'

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'>

/** Together with the welcome's 5,000 P, these make the 10,000 P of the play data. */
const MORE_POINTS = points(5_000)
const ACTOR = 'system:seed'

/** Creates the missing play logins, with their balances through the ledger. */
export async function seedMembers(deps: SeedDeps, cost?: PasswordCost): Promise<void> {
  const passwords = await createPasswords(cost)
  // Done once, with the first operator who has a role, so that operators of older play data can log in too. Later
  // changes by operators are kept.
  if (!(await findByUserId(deps.db, 'trader'))) await demandNoSecondFactors(deps.db)
  for (const login of playLogins) {
    if (await findByUserId(deps.db, login.userId)) continue
    const passwordHash = await passwords.hash(PLAY_PASSWORD)
    await seedMember(deps, login, passwordHash)
  }
}

function seedMember({ db, clock, newUuid }: SeedDeps, login: PlayLogin, passwordHash: string): Promise<void> {
  return db.transaction(async tx => {
    const now = instant(clock.now() - (login.joinedDaysAgo ?? 0) * DAY)
    const kind = kindOf(login)
    const recommender = login.recommendedBy && (await findByUserId(tx, login.recommendedBy))
    const registered = await registerMember(tx, now, {
      uid: newUuid(),
      userId: login.userId,
      nickname: login.nickname,
      passwordHash,
      phoneSealed: null,
      birthDate: null,
      recommendedBy: recommender ? recommender.id : null,
      kind,
      role: login.operator?.role ?? 0,
      level: login.level ?? 1,
      tendency: login.tendency ?? 0,
    })
    // Another process may seed the same database at the same time.
    if (!registered.ok) return
    // Sets the level by hand, so that bets do not change it.
    if (kind === 'member') await putByHand(tx, registered.value.id, now)
    if (kind === 'member') await welcomeWithPoints(tx, registered.value, now)
    else await activateMember(tx, registered.value.id, now)
  })
}

async function welcomeWithPoints(
  tx: Tx,
  member: Member,
  at: ReturnType<Deps['clock']['now']>,
): Promise<void> {
  await welcomeMember(tx, member, at, ACTOR)
  const given = await postTransfer(tx, {
    ref: member.uid,
    kind: 'points-credited',
    seq: 1,
    postings: [{ from: 'house:points', to: pointsOf(member.id), amount: MORE_POINTS }],
    at,
    actor: ACTOR,
    memo: '체험 포인트',
  })
  assert(given.ok, 'the house always has points to give')
}

const ADMIN = 1

const kindOf = ({ operator }: PlayLogin): MemberKind =>
  operator === undefined ? 'member' : operator.type === ADMIN ? 'operator' : 'partner'
