import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { type AttendanceRule, attendanceOperatorContract } from '#contract/promotions/attendance.ts'
import { type AttendanceCondition, attendanceConditions } from '#domain/promotions/attendance.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { conditionWord, figureNames, figureWord } from './rule-words.ts'

const reasons = ['이벤트 기간', '이벤트 종료', '지급 기준 조정', '입력 오류 정정']
const POINTS_MAX = 1_000_000

const conditions = attendanceConditions.map(value => ({ value, label: conditionWord[value] }))

type RuleDraft = { readonly condition: AttendanceCondition } & {
  readonly [Name in (typeof figureNames)[number]]: number | undefined
}

/** Conditions and reward of a stamp; valid from the next stamp on (handbook 5.10). */
export function StampRuleForm({ rule }: { readonly rule: AttendanceRule }) {
  const [draft, setDraft] = useState<RuleDraft>(rule)
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct<AttendanceRule>({
    done: '출석 설정을 저장했습니다.',
    rereads: [attendanceOperatorContract.rule],
    onDone: () => setReason(''),
  })
  const entry = wholeOf(draft)
  const isTouched = JSON.stringify(entry) !== JSON.stringify(wholeOf(rule))
  const isReady = entry !== undefined && isTouched && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!entry || !isReady || busy) return
    const body = { rule: entry, reason: reason.trim() }
    void act(() => call(attendanceOperatorContract.changeRule, { body }))
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-4 gap-3 narrow:grid-cols-2">
        <SelectField
          label="출석 조건"
          options={conditions}
          value={draft.condition}
          onChange={event =>
            setDraft({ ...draft, condition: readWord(attendanceConditions, event.target.value) ?? 'none' })
          }
        />
        {figureNames.map(name => (
          <FigureField
            key={name}
            label={`${figureWord[name]} (P)`}
            value={draft[name]}
            max={POINTS_MAX}
            onChange={value => setDraft({ ...draft, [name]: value })}
          />
        ))}
      </div>
      {isTouched && (
        <>
          <ReasonField presets={reasons} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={() => setDraft(rule)}>되돌리기</Button>
          </div>
        </>
      )}
    </form>
  )
}

function wholeOf({ condition, daily, week, month }: RuleDraft): AttendanceRule | undefined {
  if (daily === undefined || week === undefined || month === undefined) return undefined
  return { condition, daily, week, month }
}
