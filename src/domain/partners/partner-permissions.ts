/**
 * Permissions on the partner pages (handbook 6.4) as `partner-area:right`; each call under `/api/manager`
 * names the one it requires. `write` covers creating and changing one's own partners.
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
 * Returns the permissions of an account: all for a partner, read only for an operator (ROLE-007), none
 * for a member. Every query is limited to the caller's own tree.
 */
export function partnerPermissionsOf(
  kind: 'member' | 'operator' | 'partner',
): ReadonlySet<PartnerPermission> {
  if (kind === 'partner') return all
  return kind === 'operator' ? looks : none
}
