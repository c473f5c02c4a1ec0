import type { Refusal } from '#contract/wire/refusals.ts'
import { compareDay, type SidedTransaction } from '#domain/casino/compare-day.ts'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listPlayers } from '../../players/players.sql.ts'
import type { ReportedTransaction, SupplierClient } from '../../suppliers/supplier-client.ts'
import type { Suppliers } from '../../suppliers/suppliers-state.ts'
import { keepDay, listOwnOfDay, type Span } from './days.sql.ts'

export type CheckDayDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly suppliers: Pick<Suppliers, 'all'>
  readonly client: Pick<SupplierClient, 'report'>
  readonly deskDb: Db
}

/** How long after its end a day is compared, so that its last calls have arrived. */
export const DAY_OVER_FOR = 30 * MINUTE
/**
 * Clocks differ and calls are repeated until answered, so the report is requested with this margin on both sides of the
 * day.
 */
const AROUND = HOUR

/** Whether a day ended long enough ago to be compared. */
const isDayOver = (day: string, now: Instant): boolean => {
  const span = seoulDayRange(day)
  return span !== undefined && now >= span.before + DAY_OVER_FOR
}

/**
 * Compares one day of a supplier with its own report and stores the differences. A bet missing from the report is a
 * difference to investigate, never a reason for a refund. No transaction is open during the request to the supplier.
 */
export async function checkDay(
  { db, deskDb, clock, log, suppliers, client }: CheckDayDeps,
  { supplierId, day }: { readonly supplierId: number; readonly day: string },
): Promise<
  Result<{ readonly differences: number }, Refusal<'SUPPLIER_UNKNOWN' | 'DAY_NOT_OVER' | 'SUPPLIER_SILENT'>>
> {
  const supplier = suppliers.all().find(({ id }) => id === supplierId)
  if (!supplier) return refuse({ code: 'SUPPLIER_UNKNOWN' })
  const span = seoulDayRange(day)
  if (!span || !isDayOver(day, clock.now())) return refuse({ code: 'DAY_NOT_OVER' })
  const reported = await client.report(supplier, { from: span.from - AROUND, to: span.before + AROUND })
  if (!reported) return refuse({ code: 'SUPPLIER_SILENT' })
  const names = [...new Set(reported.map(({ user }) => user))]
  const theirs = sidesOf(reported, await listPlayers(deskDb, supplierId, names), span)
  const ours = await listOwnOfDay(deskDb, { supplierId, ...span, refs: theirs.map(({ ref }) => ref) })
  const { differences, ...sums } = compareDay(ours, theirs)
  if (differences.length > 0)
    log.warn(
      { supplier: supplier.code, day, differences: differences.length },
      'a supplier reports differences',
    )
  await db.transaction(tx => keepDay(tx, { supplierId, day, at: instant(clock.now()), ...sums }, differences))
  return accept({ differences: differences.length })
}

/** Returns a supplier's report as one side of a comparison; entries in the margin around the day are marked. */
export const sidesOf = (
  reported: readonly ReportedTransaction[],
  members: ReadonlyMap<string, MemberId>,
  { from, before }: Span,
): readonly SidedTransaction[] =>
  reported.map(one => ({
    ref: one.ref,
    kind: one.kind,
    betRef: one.betRef,
    memberId: members.get(one.user) ?? null,
    amount: one.amount,
    isOfDay: one.at >= from && one.at < before,
  }))
