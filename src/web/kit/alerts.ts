import { create } from 'zustand'

/** Texts waiting to be read. The first is on screen; alerts come one at a time (DIALOG-038). */
type Alerts = { readonly alertDialog: readonly string[] }

export const useAlerts = create<Alerts>(() => ({ alertDialog: [] }))

/** Shows a text with one button (확인) over whatever page is, or comes, on screen. The same text twice is one alert. */
export function showAlert(text: string): void {
  useAlerts.setState(({ alertDialog }) =>
    alertDialog.includes(text) ? {} : { alertDialog: [...alertDialog, text] },
  )
}

export function closeAlert(): void {
  useAlerts.setState(({ alertDialog }) => ({ alertDialog: alertDialog.slice(1) }))
}
