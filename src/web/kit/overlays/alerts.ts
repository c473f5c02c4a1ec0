import type { ComponentType } from 'react'
import { create } from 'zustand'

type Alerts = {
  readonly texts: readonly string[]
  /** What stands below a text, as a receipt does. */
  readonly bodies: ReadonlyMap<string, ComponentType>
}

/** Texts waiting to be read. The first is on screen; alerts come one at a time (DIALOG-038). */
export const useAlerts = create<Alerts>(() => ({ texts: [], bodies: new Map() }))

/** Shows a text with one button (확인) over whatever page is, or comes, on screen. The same text twice is one alert. */
export function showAlert(text: string, body?: ComponentType): void {
  const { texts, bodies } = useAlerts.getState()
  const others = [...bodies].filter(([about]) => about !== text && texts.includes(about))
  useAlerts.setState({
    texts: texts.includes(text) ? texts : [...texts, text],
    bodies: new Map(body ? [...others, [text, body]] : others),
  })
}

export const closeAlert = (): void => useAlerts.setState(({ texts }) => ({ texts: texts.slice(1) }))
