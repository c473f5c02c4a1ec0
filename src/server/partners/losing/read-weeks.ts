import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listWeeks } from './losing.sql.ts'

/** The weekly runs, the last first. */
export const readWeeks = (db: Queries, limit: number) => listWeeks(db, limit)
