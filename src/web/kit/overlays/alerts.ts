import { setSiteState, useSiteState } from '#web/client/state/client-state.ts'

/** Shows a text with one button (확인) over whatever page is, or comes, on screen. The same text twice is one alert. */
export function showAlert(text: string): void {
  const { alertDialog } = useSiteState.getState()
  if (!alertDialog.includes(text)) setSiteState({ alertDialog: [...alertDialog, text] })
}

export const closeAlert = (): void =>
  setSiteState({ alertDialog: useSiteState.getState().alertDialog.slice(1) })
