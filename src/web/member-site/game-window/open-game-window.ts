import { siteContract } from '#contract/site.ts'
import { call } from '#web/client/api/api.ts'
import type { SportsWindow } from '#web/client/navigation/game-windows.ts'
import { windowBlockedText } from '#web/client/navigation/window-blocked.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

/** How the game is asked for, and what its address ends with (API-014, API-015). */
const games = {
  europe: { type: 'EU', suffix: '' },
  inplay: { type: 'IN', suffix: '#Live' },
} as const satisfies Record<SportsWindow, object>

const maintenanceText = '점검중 입니다.'

/**
 * Opens a game in a new window. The window is opened at the click and gets its address on the answer, so that no
 * popup blocker stops it; a refused one is closed again (DIALOG-033, ERR-016).
 */
export async function openGameWindow(game: SportsWindow): Promise<void> {
  const { type, suffix } = games[game]
  const opened = window.open('', '_blank')
  const answer = await call(siteContract.openGame, { query: { type } })
  if (answer.ok && opened) return show(opened, `${answer.value}${suffix}`)
  opened?.close()
  if (answer.ok) showAlert(windowBlockedText)
  else if (!answer.refusal.handled) showAlert(maintenanceText)
}

/** An outside page gets no way back to this window. */
function show(opened: Window, address: string): void {
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin) opened.opener = null
  opened.location.replace(url.href)
}
