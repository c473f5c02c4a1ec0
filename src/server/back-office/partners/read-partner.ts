import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findPartner, type PartnerRow } from './tree-members.sql.ts'

/** Returns a partner's own account data. */
export const readPartner = ({ db }: Pick<Deps, 'db'>, id: MemberId): Promise<PartnerRow> =>
  findPartner(db, id)
