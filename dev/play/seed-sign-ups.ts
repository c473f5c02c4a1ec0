import { createPasswords, findByUserId, registerMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { PLAY_PASSWORD } from './play-logins.ts'

/** Sign-ups that the stories of the play data approve: see `tell-stories.ts`. */
export const storyMembers = [
  { userId: 'sunnyday', nickname: '맑은하루', phone: '010-5550-0103', recommender: 'demo5' },
  { userId: 'weekender', nickname: '주말만', phone: '010-5550-0104', recommender: null },
  { userId: 'soccerfan', nickname: '축구좋아', phone: '010-5550-0105', recommender: 'demo' },
] as const

/** Two more sign-ups that wait for approval, so that operators have decisions to make. */
const waiting = [
  { userId: 'newface1', nickname: '새얼굴하나', phone: '010-5550-0101', recommender: 'demo' },
  { userId: 'newface2', nickname: '새얼굴둘', phone: '010-5550-0102', recommender: null },
  ...storyMembers,
] as const

/** Inserts the sign-ups that never existed. Decided ones stay decided. */
export async function seedSignUps({
  db,
  clock,
  newUuid,
  seal,
}: Pick<Deps, 'db' | 'clock' | 'newUuid' | 'seal'>): Promise<void> {
  const passwords = await createPasswords()
  for (const { userId, nickname, phone, recommender } of waiting) {
    if (await findByUserId(db, userId)) continue
    const passwordHash = await passwords.hash(PLAY_PASSWORD)
    const recommendedBy = recommender === null ? undefined : await findByUserId(db, recommender)
    await db.transaction(tx =>
      registerMember(tx, clock.now(), {
        uid: newUuid(),
        userId,
        nickname,
        passwordHash,
        phoneSealed: seal.seal(phone),
        birthDate: '1990-05-05',
        recommendedBy: recommendedBy?.id ?? null,
        adultDeclaredAt: clock.now(),
      }),
    )
  }
}
