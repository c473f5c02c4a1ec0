import { isPhone } from '#domain/members/phone.ts'
import { phoneMark } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** Adds the search mark of a complete phone number, for callers who may view encrypted data. */
export const phoneSearched = (
  { seal }: Pick<Deps, 'seal'>,
  { permissions }: Pick<Caller, 'permissions'>,
  search: string | undefined,
): Buffer | undefined =>
  search !== undefined && isPhone(search) && permissions.has('personal:read')
    ? phoneMark(seal, search)
    : undefined
