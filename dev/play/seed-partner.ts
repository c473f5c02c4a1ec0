import { DAY, instant } from '#domain/instant.ts'
import { createPasswords, findByUserId, registerMember } from '#server/members/members.ts'
import { welcomeMember } from '#server/members/members-seeding.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { PLAY_PASSWORD } from './play-logins.ts'

type Branch = {
  readonly userId: string
  readonly nickname: string
  /** The user whose code they signed up with: the partner, or a member below. */
  readonly recommendedBy: string
  readonly joinedDaysAgo: number
}

/** The tree of the play data's partner. Its members bet like the others (`seed-bets.ts`). */
export const branches = [
  { userId: 'moonwalk', nickname: '달빛산책', recommendedBy: 'manager', joinedDaysAgo: 25 },
  { userId: 'bluehill', nickname: '푸른언덕', recommendedBy: 'manager', joinedDaysAgo: 19 },
  { userId: 'riverside', nickname: '강변산책', recommendedBy: 'moonwalk', joinedDaysAgo: 12 },
  { userId: 'dawnwind', nickname: '새벽바람', recommendedBy: 'bluehill', joinedDaysAgo: 6 },
  { userId: 'quietlake', nickname: '고요한호수', recommendedBy: 'manager', joinedDaysAgo: 0 },
] as const satisfies readonly Branch[]

const ACTOR = 'system:seed'

/** Creates the missing members below the partner. */
export async function seedPartner(deps: Pick<Deps, 'db' | 'clock' | 'newUuid'>): Promise<void> {
  const passwords = await createPasswords()
  for (const branch of branches) {
    if (await findByUserId(deps.db, branch.userId)) continue
    await seedBranch(deps, branch, await passwords.hash(PLAY_PASSWORD))
  }
}

/** Another process may seed the same database at the same time. */
const seedBranch = (
  { db, clock, newUuid }: Pick<Deps, 'db' | 'clock' | 'newUuid'>,
  { userId, nickname, recommendedBy, joinedDaysAgo }: Branch,
  passwordHash: string,
): Promise<void> =>
  db.transaction(async tx => {
    const now = instant(clock.now() - joinedDaysAgo * DAY)
    const registered = await registerMember(tx, now, {
      uid: newUuid(),
      userId,
      nickname,
      passwordHash,
      phoneSealed: null,
      birthDate: null,
      recommendedBy: (await findByUserId(tx, recommendedBy))?.id ?? null,
    })
    if (registered.ok) await welcomeMember(tx, registered.value, now, ACTOR)
  })
