import { create } from 'zustand'

/** How an operator is notified of new work; stored in this browser. */
type AlertChoice = { readonly sound: boolean; readonly notice: boolean }
export type AlertWay = keyof AlertChoice

const keys: Readonly<Record<AlertWay, string>> = { sound: 'desk.alertSound', notice: 'desk.alertNotice' }

const isOn = (way: AlertWay): boolean => localStorage.getItem(keys[way]) === 'on'

export const useAlertChoice = create<AlertChoice>(() => ({ sound: isOn('sound'), notice: isOn('notice') }))

export function chooseAlert(way: AlertWay, on: boolean): void {
  localStorage.setItem(keys[way], on ? 'on' : 'off')
  useAlertChoice.setState({ [way]: on })
}

/** True when this browser may show notifications; asks for permission when it is undecided. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  const is = Notification.permission
  return is === 'default' ? (await Notification.requestPermission()) === 'granted' : is === 'granted'
}

/** Shows a browser notification; a newer one replaces it. */
export async function notify(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body: text, tag: 'desk', icon: '/icons/app-192.png' }
  // On phones only a service worker can show notifications.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification('한판 관리자', options)
  else new Notification('한판 관리자', options)
}
