import { deskContract } from '#contract/back-office/operators.ts'
import type { MemberRecord } from '#contract/members.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { useCall, useSession } from '../api/api.ts'

/** What who works here may see and do, and what the role is called. The server decides (ROLE-006). */
export type DeskRights = { readonly role: string; readonly permissions: ReadonlySet<Permission> }

const NOTHING: DeskRights = { role: '', permissions: new Set() }

/** A change that no news told of shows within this time. */
const REFRESH_MILLISECONDS = 30_000

/** The server's word on what who is logged in here may do; asked of operators alone. */
export const useOwnRights = () =>
  useCall(deskContract.own, undefined, {
    enabled: useSession()?.user.type === 1,
    staleTime: REFRESH_MILLISECONDS,
    refetchInterval: REFRESH_MILLISECONDS,
  })

/** The rights of who is logged in here; none before they are known. */
export function useDeskRights(): DeskRights {
  const { data } = useOwnRights()
  return data ? { role: data.role, permissions: new Set(data.permissions) } : NOTHING
}

/** Whether who is logged in here may do this (SESSION-021): the desk offers nothing else. */
export const useMay = (permission: Permission): boolean =>
  useOwnRights().data?.permissions.includes(permission) ?? false

/** What a partner is called, and an operator whose role is not known yet. */
export const roleWord = ({ type }: Pick<MemberRecord, 'type'>): string => (type === 2 ? '총판' : '관리자')
