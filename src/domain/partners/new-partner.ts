import { isReservedName } from '../members/reserved-names.ts'
import { isNickname, isPassword, isUserId } from '../members/sign-up.ts'

type NewAccount = { readonly userId: string; readonly nickname: string; readonly password: string }

/** Returns the first error in a new partner's account, by the rules of sign-up. */
export function checkNewAccount({ userId, nickname, password }: NewAccount) {
  if (!isUserId(userId)) return { code: 'USER_ID_FORMAT' } as const
  if (isReservedName(userId)) return { code: 'USER_ID_RESERVED' } as const
  if (!isNickname(nickname)) return { code: 'NICKNAME_FORMAT' } as const
  if (isReservedName(nickname)) return { code: 'NICKNAME_RESERVED' } as const
  return isPassword(password) ? undefined : ({ code: 'PASSWORD_FORMAT' } as const)
}
