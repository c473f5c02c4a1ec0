import type { DeskMember } from '#contract/back-office/member-desk.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { readRows } from './read-members.ts'

export const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
export const seoulOrNone = (at: Instant | null): string | null => at && seoul(at)

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** A member in the back office's lists. */
export const wireMember = ({ joinedAt, lastLoginAt, ...row }: Row): DeskMember => ({
  ...row,
  joinedAt: seoul(joinedAt),
  lastLoginAt: seoulOrNone(lastLoginAt),
})
