import type { Refusal } from '#contract/wire/refusals.ts'
import { isPassword, isUserId } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { activateMember, createPasswords, registerMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** May read and change everything (SESSION-021). */
const HIGHEST_ROLE = 10

type Unfit = Refusal<'USER_ID_FORMAT' | 'PASSWORD_FORMAT' | 'USER_ID_TAKEN' | 'NICKNAME_TAKEN'>

/** Makes an operator of the highest role, who can log in at once; the nickname is the login name. */
export async function makeOperator(
  { db, clock, newUuid }: Pick<Deps, 'db' | 'clock' | 'newUuid'>,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<Result<{ userId: string }, Unfit>> {
  if (!isUserId(userId)) return refuse({ code: 'USER_ID_FORMAT' })
  if (!isPassword(password)) return refuse({ code: 'PASSWORD_FORMAT' })
  const passwordHash = await (await createPasswords()).hash(password)
  return db.transaction(async tx => {
    const now = clock.now()
    const registered = await registerMember(tx, now, {
      uid: newUuid(),
      userId,
      nickname: userId,
      passwordHash,
      phoneSealed: null,
      birthDate: null,
      recommendedBy: null,
      kind: 'operator',
      role: HIGHEST_ROLE,
    })
    if (!registered.ok) return registered
    await activateMember(tx, registered.value.id, now)
    return accept({ userId })
  })
}
