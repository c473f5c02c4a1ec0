/**
 * What somebody may see or do on the partners' pages (handbook 6.4), each as `partner-area:right`; each call below
 * `/api/manager` names the one that it needs. The right `write` is for what partners do there: partners of their own.
 */
export const partnerPermissionNames = [
  'partner-members:read',
  'partner-bets:read',
  'partner-results:read',
  'partner-partners:read',
  'partner-partners:write',
] as const
export type PartnerPermission = (typeof partnerPermissionNames)[number]

const known: ReadonlySet<string> = new Set(partnerPermissionNames)

export const isPartnerPermission = (text: string): text is PartnerPermission => known.has(text)

const all: ReadonlySet<PartnerPermission> = new Set(partnerPermissionNames)
const looks: ReadonlySet<PartnerPermission> = new Set(
  partnerPermissionNames.filter(permission => permission.endsWith(':read')),
)
const none: ReadonlySet<PartnerPermission> = new Set()

/**
 * What somebody may do there: a partner all of it, an operator what is only looked at (ROLE-007), a member nothing. Whose
 * members it is about is never said here: every read is of the caller's own tree.
 */
export function partnerPermissionsOf(
  kind: 'member' | 'operator' | 'partner',
): ReadonlySet<PartnerPermission> {
  if (kind === 'partner') return all
  return kind === 'operator' ? looks : none
}
