import { create } from 'zustand'

type Alerts = { readonly texts: readonly string[] }

/** Texts waiting to be read. The first is on screen; alerts come one at a time (DIALOG-038). */
export const useAlerts = create<Alerts>(() => ({ texts: [] }))

/** Shows a text with one button (확인) over whatever page is, or comes, on screen. The same text twice is one alert. */
export function showAlert(text: string): void {
  const { texts } = useAlerts.getState()
  if (!texts.includes(text)) useAlerts.setState({ texts: [...texts, text] })
}

export const closeAlert = (): void => useAlerts.setState(({ texts }) => ({ texts: texts.slice(1) }))
