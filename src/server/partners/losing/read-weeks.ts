import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listWeeks } from './losing.sql.ts'

/** Returns the weekly runs, latest first. */
export const readWeeks = (db: Queries, limit: number) => listWeeks(db, limit)
