import type { Refusal } from '#contract/wire/refusals.ts'
import { isReservedName } from '#domain/members/reserved-names.ts'
import { isNickname, isUserId } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isNicknameTaken, isUserIdTaken } from './members.sql.ts'

type Unfit = Refusal<
  'BAD_INPUT' | 'USER_ID_FORMAT' | 'USER_ID_RESERVED' | 'NICKNAME_FORMAT' | 'NICKNAME_RESERVED'
>

type Names = { readonly userId?: string | undefined; readonly nickname?: string | undefined }

/** Returns whether the given names are free (중복확인); refused without a name, or with an invalid or reserved one. */
export async function checkAvailable(
  { db }: Pick<Deps, 'db'>,
  { userId, nickname }: Names,
): Promise<Result<{ available: boolean }, Unfit>> {
  if (userId === undefined && nickname === undefined) return refuse({ code: 'BAD_INPUT' })
  if (userId !== undefined && !isUserId(userId)) return refuse({ code: 'USER_ID_FORMAT' })
  if (userId !== undefined && isReservedName(userId)) return refuse({ code: 'USER_ID_RESERVED' })
  if (nickname !== undefined && !isNickname(nickname)) return refuse({ code: 'NICKNAME_FORMAT' })
  if (nickname !== undefined && isReservedName(nickname)) return refuse({ code: 'NICKNAME_RESERVED' })
  const taken =
    (userId !== undefined && (await isUserIdTaken(db, userId))) ||
    (nickname !== undefined && (await isNicknameTaken(db, nickname)))
  return accept({ available: !taken })
}
