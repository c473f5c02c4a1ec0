import { findByUserId, registerMember } from '#server/members/members.ts'
import { welcomeMember } from '#server/members/members-seeding.ts'
import type { Deps } from '#server/platform/process/deps.ts'

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'>

const ACTOR = 'system:seed'

type Seeded = { readonly userId: string; readonly nickname: string; readonly passwordHash: string }

/**
 * Inserts a member with the welcome points of a newcomer; returns the id. Another process may seed the same database at
 * the same time.
 */
export const seedMember = ({ db, clock, newUuid }: SeedDeps, { userId, nickname, passwordHash }: Seeded) =>
  db.transaction(async tx => {
    const now = clock.now()
    const registered = await registerMember(tx, now, {
      uid: newUuid(),
      userId,
      nickname,
      passwordHash,
      phoneSealed: null,
      birthDate: null,
      recommendedBy: null,
    })
    if (!registered.ok) return (await findByUserId(tx, userId))?.id
    await welcomeMember(tx, registered.value, now, ACTOR)
    return registered.value.id
  })
