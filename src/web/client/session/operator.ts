import type { MemberRecord } from '#contract/account/members.ts'
import { deskContract } from '#contract/back-office/operators.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { useCall, useSession } from '../api/api.ts'

/** Role name and permissions of the operator. The server decides (ROLE-006). */
export type DeskRights = { readonly role: string; readonly permissions: ReadonlySet<Permission> }

const NOTHING: DeskRights = { role: '', permissions: new Set() }

/** Permission changes without a notification take effect within this time. */
const REFRESH_MILLISECONDS = 30_000

/** The operator's permissions from the server; not loaded for others. */
export const useOwnRights = () =>
  useCall(deskContract.own, undefined, {
    enabled: useSession()?.user.type === 1,
    staleTime: REFRESH_MILLISECONDS,
    refetchInterval: REFRESH_MILLISECONDS,
  })

/** Permissions of the current operator; empty until loaded. */
export function useDeskRights(): DeskRights {
  const { data } = useOwnRights()
  return data ? { role: data.role, permissions: new Set(data.permissions) } : NOTHING
}

/** True when the operator has the permission (SESSION-021); the back office hides everything else. */
export const useMay = (permission: Permission): boolean =>
  useOwnRights().data?.permissions.includes(permission) ?? false

/** Label of a partner, or of an operator whose role is not loaded yet. */
export const roleWord = ({ type }: Pick<MemberRecord, 'type'>): string => (type === 2 ? '총판' : '관리자')
