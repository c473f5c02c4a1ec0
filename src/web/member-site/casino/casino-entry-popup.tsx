import { casinoContract } from '#contract/casino/casino.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, useSession } from '#web/client/api/api.ts'
import { type CasinoEntry, toggleCasinoEntry, useCasinoEntry } from '#web/client/navigation/casino-entry.ts'
import { windowBlockedText } from '#web/client/navigation/window-blocked.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

/** The entry popup of live casino and slots (DIALOG-030, DIALOG-031; handbook 4.1). */
export function CasinoEntryPopup() {
  const { entry } = useCasinoEntry()
  const dialog = useOverlays(state => state.dialog)
  const emoney = useSession()?.user.emoney ?? 0
  const close = () => toggleCasinoEntry(entry)
  const confirm = () => {
    close()
    void enter(entry)
  }
  const game = entry.kind === 'slot' ? '슬롯' : '카지노'
  return (
    <Dialog
      open={dialog === `${entry.kind}Window`}
      onClose={close}
      title={entry.name ?? (entry.kind === 'slot' ? '슬롯' : '라이브카지노')}
      description={`${game} 게임은 새 창에서 열립니다. 팝업 차단을 해제해 주세요. 현재 보유머니 ${formatFigure(emoney)}원`}
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

const maintenanceText = '점검중 입니다.'
/** Said as they are; whatever else goes wrong reads as maintenance (ERR-020). */
const ownTexts: ReadonlySet<string> = new Set(['ASK_OPERATOR', 'MEMBERS_ALONE'])

/** Opens the window at the click, gives it its address on the answer, and closes it where there is none (DIALOG-033). */
async function enter(entry: CasinoEntry): Promise<void> {
  const opened = window.open('', '_blank')
  sessionStore.enterLobby()
  const answer = await launch(entry)
  if (answer.ok && opened) {
    opened.opener = null
    opened.location.replace(answer.value.launch_url)
    return
  }
  opened?.close()
  if (answer.ok) showAlert(windowBlockedText)
  else if (!answer.refusal.handled)
    showAlert(ownTexts.has(answer.refusal.code) ? answer.refusal.text : maintenanceText)
}

function launch({ kind, vendor, gameId }: CasinoEntry) {
  if (kind === 'casino' && vendor === undefined) return call(casinoContract.auth)
  const body = { vendor: vendor ?? 'casino-a', ...(gameId !== undefined && { gameId }) }
  return kind === 'slot'
    ? call(casinoContract.launchSlot, { body })
    : call(casinoContract.launchCasino, { body })
}
