import { BellRing } from 'lucide-react'
import { type Alarm, alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter } from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { DecideAlarmDialog } from './decide-alarm-dialog.tsx'
import { ProtectionAlarmList } from './protection-alarm-list.tsx'

/** 위험신호: protection alarms, for operators to check and decide (field P12). */
export const Page = listDesk({
  title: '위험신호',
  call: alarmOperatorContract.alarms,
  filter: listFilter({ state: viewOf({ open: '처리 전', decided: '처리함' }, 'open', '처리 상태') }),
  dialog: (alarm: Alarm, close) => <DecideAlarmDialog alarm={alarm} onClose={close} />,
  list: ({ alarms }, { open }) => <ProtectionAlarmList alarms={alarms} onDecide={open} />,
  unit: '건',
  icon: BellRing,
  nothing: ({ state }) => (state === 'open' ? '처리할 신호가 없습니다.' : '처리한 신호가 없습니다.'),
})
