import type { Alarm } from '#contract/back-office/alarms.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import { alarmWord, decisionWord } from './alarm-words.ts'

type AlarmListProps = { readonly alarms: readonly Alarm[]; readonly onDecide: (alarm: Alarm) => void }

/** Protection alarms of members, each with the operator's decision. */
export function ProtectionAlarmList({ alarms, onDecide }: AlarmListProps) {
  const mayChange = useMay('protection:write')
  const outcome = (alarm: Alarm) => <Outcome alarm={alarm} {...(mayChange && { onDecide })} />
  return (
    <RowList
      label="위험신호"
      columns={[...columns, { key: 'outcome', title: '처리', cell: outcome }]}
      rows={alarms}
      rowKey={({ id }) => id}
      card={alarm => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{alarmWord(alarm)}</span>
            <time className="text-xs text-dim">{alarm.at.slice(5, 16)}</time>
          </p>
          <p className="text-dim">
            {who(alarm)}
            {` · 최근 30일 ${alarm.recent}회`}
          </p>
          {outcome(alarm)}
        </li>
      )}
    />
  )
}

const who = ({ memberId, nickname, userId }: Alarm) => (
  <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
)

const columns: readonly Column<Alarm>[] = [
  { key: 'at', title: '시각', width: '110px', cell: ({ at }) => at.slice(5, 16) },
  { key: 'member', title: '회원', width: '180px', cell: who },
  { key: 'what', title: '신호', cell: alarmWord },
  { key: 'recent', title: '최근 30일', figures: true, cell: ({ recent }) => `${recent}회` },
]

type OutcomeProps = { readonly alarm: Alarm; readonly onDecide?: (alarm: Alarm) => void }

function Outcome({ alarm, onDecide }: OutcomeProps) {
  const { decision, userId } = alarm
  if (decision)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge>{decisionWord[decision.decision]}</Badge>
        <span className="wrap-anywhere">{decision.note}</span>
        <span className="text-xs text-dim">{`${decision.operator} · ${decision.at.slice(5, 16)}`}</span>
      </span>
    )
  if (!onDecide) return <span className="text-dim">처리 전</span>
  return (
    <Button size="sm" aria-label={`${userId} 신호 처리`} onClick={() => onDecide(alarm)}>
      처리
    </Button>
  )
}
