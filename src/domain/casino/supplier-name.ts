import type { MemberId } from '../ids.ts'

/** What suppliers call a member: nothing that the member logs in with. */
export const supplierNameOf = (memberId: MemberId): string => `h${memberId}`

/** Whom a supplier means; undefined for what is no such name. */
export function memberOfSupplierName(name: string): MemberId | undefined {
  const [, digits] = /^h([1-9]\d{0,14})$/.exec(name) ?? []
  return digits === undefined ? undefined : (Number(digits) as MemberId)
}
