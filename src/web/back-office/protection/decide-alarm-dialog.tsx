import { useState } from 'react'
import { type Alarm, alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { type AlarmDecision, alarmDecisions } from '#domain/protection/alarms.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { alarmWord, decisionWord } from './alarm-words.ts'

type DecideDialogProps = { readonly alarm: Alarm; readonly onClose: () => void }

const notes = ['쪽지로 안내', '한도 설정 권유', '일시적인 이용으로 판단']

/** Decides on an alarm; the reason is stored with it as a note. */
export function DecideAlarmDialog({ alarm, onClose }: DecideDialogProps) {
  const [decision, setDecision] = useState<AlarmDecision>('watch')
  return (
    <ActDialog
      title="위험신호 처리"
      description={`${alarm.nickname} (${alarm.userId}) · ${alarmWord(alarm)}. 처리만으로 회원의 이용이 달라지지 않습니다.`}
      presets={notes}
      confirm="처리"
      done="신호를 처리했습니다."
      rereads={[alarmOperatorContract.alarms]}
      onAct={reason =>
        call(alarmOperatorContract.decide, { params: { id: alarm.id }, body: { decision, reason } })
      }
      onClose={onClose}
    >
      <SelectField
        label="처리"
        value={decision}
        onChange={({ target }) => setDecision(alarmDecisions.find(one => one === target.value) ?? 'watch')}
        options={alarmDecisions.map(one => ({ value: one, label: decisionWord[one] }))}
      />
    </ActDialog>
  )
}
