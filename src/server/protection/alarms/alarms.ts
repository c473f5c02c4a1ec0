import type { Refusal } from '#contract/wire/refusals.ts'
import type { AlarmDecision } from '#domain/protection/alarms.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { type AlarmRow, countAlarms, findAlarm, insertDecision, listAlarms } from './alarms.sql.ts'

export type { AlarmRow }

type Part = { readonly limit: number; readonly offset: number }

/** Returns undecided or decided alarms about members, newest first (field P12). */
export async function readAlarms(db: Queries, isDecided: boolean, part: Part) {
  const [alarms, totalCount] = await Promise.all([
    listAlarms(db, isDecided, part),
    countAlarms(db, isDecided),
  ])
  return { alarms, totalCount }
}

/** Stores the decision on an alarm, once, with the operator's note. It has no automatic effect on the member. */
export const decideAlarm = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: OperatorAct,
  id: number,
  decision: AlarmDecision,
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND' | 'ALARM_DECIDED'>>> =>
  db.transaction(async tx => {
    const alarm = await findAlarm(tx, id)
    if (!alarm) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    const decided = { id, decision, note: who.reason, operatorId: who.operator.memberId, at }
    if (!(await insertDecision(tx, decided))) return refuse({ code: 'ALARM_DECIDED' })
    await recordAct(tx, {
      ...who,
      act: 'decide-alarm',
      subject: `member:${alarm.memberId}`,
      before: null,
      after: { alarm: alarm.what, decision },
      at,
    })
    return accept({ id })
  })
