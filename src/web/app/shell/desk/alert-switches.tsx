import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { type AlertWay, chooseAlert, mayNotify, notify, useAlertChoice } from './alert-choice.ts'
import { ring } from './ring.ts'

/** Switches for the notification channels of the back office. */
export function AlertSwitches() {
  const choice = useAlertChoice()
  return (
    <>
      <Switch label="알림음" checked={choice.sound} onChange={on => void choose('sound', on)} />
      <Switch label="브라우저 알림" checked={choice.notice} onChange={on => void choose('notice', on)} />
    </>
  )
}

async function choose(way: AlertWay, on: boolean): Promise<void> {
  if (on && way === 'notice' && !(await mayNotify())) {
    showToast('브라우저 설정에서 이 사이트의 알림을 허용해 주세요.', 'bad')
    return
  }
  chooseAlert(way, on)
  if (on && way === 'sound') ring()
  if (on && way === 'notice') await notify('새 업무가 들어오면 이렇게 알려 드립니다.')
}
