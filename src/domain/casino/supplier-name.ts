import type { MemberId } from '../ids.ts'

/** The member's name at suppliers. Not the login name. */
export const supplierNameOf = (memberId: MemberId): string => `h${memberId}`

/** Returns the member of a supplier name; undefined when the name is invalid. */
export function memberOfSupplierName(name: string): MemberId | undefined {
  const [, digits] = /^h([1-9]\d{0,14})$/.exec(name) ?? []
  return digits === undefined ? undefined : (Number(digits) as MemberId)
}
