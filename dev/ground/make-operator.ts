import type { Refusal } from '#contract/wire/refusals.ts'
import { network } from '#contract/wire/wire.ts'
import { isPassword, isUserId } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { activateMember, createPasswords, putAddresses, registerMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'

/** May read and change everything (SESSION-021). */
const HIGHEST_ROLE = 10

type Unfit = Refusal<'BAD_INPUT' | 'USER_ID_FORMAT' | 'PASSWORD_FORMAT' | 'USER_ID_TAKEN' | 'NICKNAME_TAKEN'>

/** The actor in the act log. Login names contain no colon. */
const BY_COMMAND = 'command:operator-add'

export type MadeOperator = {
  readonly userId: string
  readonly password: string
  /** Networks that this operator may log in from. Without any, the house's list applies. */
  readonly addresses?: readonly string[]
}

/**
 * Creates an operator of the highest role who can log in at once. The nickname is the login name. Written to the act
 * log: anyone with database access can create an operator, but never unseen.
 */
export async function makeOperator(
  { db, clock, newUuid }: Pick<Deps, 'db' | 'clock' | 'newUuid'>,
  { userId, password, addresses = [] }: MadeOperator,
): Promise<Result<{ userId: string }, Unfit>> {
  if (!isUserId(userId)) return refuse({ code: 'USER_ID_FORMAT' })
  if (!isPassword(password)) return refuse({ code: 'PASSWORD_FORMAT' })
  if (!addresses.every(address => network.safeParse(address).success))
    return refuse({ code: 'BAD_INPUT', field: 'addresses' })
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
    const { id } = registered.value
    await activateMember(tx, id, now)
    if (addresses.length > 0) await putAddresses(tx, id, addresses)
    await recordAct(tx, {
      operator: { memberId: id, userId: BY_COMMAND },
      act: 'create-operator',
      subject: `member:${id}`,
      before: null,
      after: { userId, nickname: userId, role: HIGHEST_ROLE, addresses: addresses.join(', ') },
      reason: '서버 명령으로 등록',
      ip: '127.0.0.1',
      at: now,
    })
    return accept({ userId })
  })
}
