import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { hasRefill } from './cash-requests.sql.ts'

/** Whether the free refill of a day was given. */
export const isRefillTaken = ({ db }: Pick<Deps, 'db'>, memberId: MemberId, day: string): Promise<boolean> =>
  hasRefill(db, memberId, day)
