import type { ComponentType } from 'react'
import { create } from 'zustand'

/** A button of an alert; each closes it. */
export type AlertAction = { readonly label: string; readonly onPress?: () => void }

/** Content below a text, such as a receipt, and the buttons to show; the last is focused and most prominent. */
type AlertExtra = { readonly Body: ComponentType; readonly actions: readonly AlertAction[] }

type Alerts = { readonly texts: readonly string[]; readonly extras: ReadonlyMap<string, AlertExtra> }

/** Queued texts. The first is on screen; alerts are shown one at a time (DIALOG-038). */
export const useAlerts = create<Alerts>(() => ({ texts: [], extras: new Map() }))

/**
 * Queues an alert, by default with one button (확인). It stays across page changes; the same text is queued
 * once.
 */
export function showAlert(text: string, extra?: AlertExtra): void {
  const { texts, extras } = useAlerts.getState()
  const others = [...extras].filter(([about]) => about !== text && texts.includes(about))
  useAlerts.setState({
    texts: texts.includes(text) ? texts : [...texts, text],
    extras: new Map(extra ? [...others, [text, extra]] : others),
  })
}

export const closeAlert = (): void => useAlerts.setState(({ texts }) => ({ texts: texts.slice(1) }))
