import { siteContract } from '#contract/site/site.ts'
import { call } from '#web/client/api/api.ts'
import { type SportsWindow, toggleGamePopup } from '#web/client/navigation/game-windows.ts'
import { windowBlockedText } from '#web/client/navigation/window-blocked.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

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
async function openGameWindow(game: SportsWindow): Promise<void> {
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

/** Confirm popups of European sports and in-play; shared state decides which is open (DIALOG-032). */
export function GameWindowPopups() {
  const dialog = useOverlays(state => state.dialog)
  return (
    <>
      <GamePopup
        game="europe"
        open={dialog === 'europeWindow'}
        title="유럽형 스포츠"
        text="유럽형 스포츠를 새 창에서 여시겠습니까?"
      />
      <GamePopup
        game="inplay"
        open={dialog === 'inplayWindow'}
        title="인플레이"
        text="인플레이를 새 창에서 여시겠습니까?"
      />
    </>
  )
}

type GamePopupProps = {
  readonly game: SportsWindow
  readonly open: boolean
  readonly title: string
  readonly text: string
}

function GamePopup({ game, open, title, text }: GamePopupProps) {
  const close = () => toggleGamePopup(game)
  const confirm = () => {
    close()
    void openGameWindow(game)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={text}
      actions={
        <>
          <Button size="lg" onClick={close}>
            취소
          </Button>
          <Button size="lg" look="primary" onClick={confirm}>
            확인
          </Button>
        </>
      }
    />
  )
}
