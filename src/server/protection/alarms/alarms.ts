import type { Refusal } from '#contract/wire/refusals.ts'
import type { AlarmDecision } from '#domain/protection/alarms.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { type AlarmRow, alarmList, findAlarm, insertDecision } from './alarms.sql.ts'

export type { AlarmRow }

/** Returns undecided or decided alarms about members, newest first (field P12). */
export async function readAlarms(db: Queries, isDecided: boolean, page: number) {
  const { rows, ...counts } = await alarmList.page(db, isDecided, page)
  return { alarms: rows, ...counts }
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
