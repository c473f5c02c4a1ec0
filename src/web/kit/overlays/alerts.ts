import type { ComponentType } from 'react'
import { create } from 'zustand'

type Alerts = {
  readonly texts: readonly string[]
  /** Content below a text, such as a receipt. */
  readonly bodies: ReadonlyMap<string, ComponentType>
}

/** Queued texts. The first is on screen; alerts are shown one at a time (DIALOG-038). */
export const useAlerts = create<Alerts>(() => ({ texts: [], bodies: new Map() }))

/** Queues an alert with one button (확인). It stays across page changes; the same text is queued once. */
export function showAlert(text: string, body?: ComponentType): void {
  const { texts, bodies } = useAlerts.getState()
  const others = [...bodies].filter(([about]) => about !== text && texts.includes(about))
  useAlerts.setState({
    texts: texts.includes(text) ? texts : [...texts, text],
    bodies: new Map(body ? [...others, [text, body]] : others),
  })
}

export const closeAlert = (): void => useAlerts.setState(({ texts }) => ({ texts: texts.slice(1) }))
