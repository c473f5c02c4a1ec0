import { siteContract } from '#contract/site.ts'
import { call } from '#web/client/api/api.ts'
import type { SportsWindow } from '#web/client/navigation/game-windows.ts'
import { windowBlockedText } from '#web/client/navigation/window-blocked.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

/** Query type of a game, and suffix of its URL (API-014, API-015). */
const games = {
  europe: { type: 'EU', suffix: '' },
  inplay: { type: 'IN', suffix: '#Live' },
} as const satisfies Record<SportsWindow, object>

const maintenanceText = '점검중 입니다.'

/**
 * Opens a game in a new window. The window opens on the click and gets its URL when the response arrives,
 * so that popup blockers allow it; it closes on a refusal (DIALOG-033, ERR-016).
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

/** External pages get no opener handle to this window. */
function show(opened: Window, address: string): void {
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin) opened.opener = null
  opened.location.replace(url.href)
}
