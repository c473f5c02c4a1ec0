import { partnerContract } from '#contract/partner/partner.ts'
import type { PartnerPermission } from '#domain/partners/partner-permissions.ts'
import { useCall } from '../api/api.ts'

const NONE: ReadonlySet<PartnerPermission> = new Set()

/** Permissions on the partner pages; empty until loaded. The server decides (ROLE-007). */
export function usePartnerRights(): ReadonlySet<PartnerPermission> {
  const { data } = useCall(partnerContract.own, undefined, { staleTime: 60_000 })
  return data ? new Set(data.permissions) : NONE
}
