import { createPasswords, findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { PLAY_PASSWORD } from './play-logins.ts'
import { seedMember } from './seed-member.ts'

/** Two members who share a browser, and one who bets small amounts often: see `tell-integrity.ts`. */
export const watchedMembers = [
  { userId: 'pairup1', nickname: '나란히' },
  { userId: 'pairup2', nickname: '둘이서' },
  { userId: 'drizzle1', nickname: '가랑비' },
] as const

/** Seeds members whose bets the integrity checks will flag. */
export async function seedIntegrity(deps: Pick<Deps, 'db' | 'clock' | 'newUuid'>): Promise<void> {
  const passwords = await createPasswords()
  for (const { userId, nickname } of watchedMembers)
    if (!(await findByUserId(deps.db, userId)))
      await seedMember(deps, { userId, nickname, passwordHash: await passwords.hash(PLAY_PASSWORD) })
}
