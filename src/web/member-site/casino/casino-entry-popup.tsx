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

/** The entry popup of a lobby, a provider or a game of live casino and slots (DIALOG-030, DIALOG-031; handbook 4.1). */
export function CasinoEntryPopup() {
  const { entry } = useCasinoEntry()
  const dialog = useOverlays(state => state.dialog)
  const emoney = useSession()?.user.emoney ?? 0
  const close = () => toggleCasinoEntry(entry)
  const enterBy = (launch: Launch) => {
    close()
    void enter(() => launch(entry))
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
          <Button size="lg" look="primary" onClick={() => enterBy(launchGame)}>
            확인
          </Button>
        </>
      }
    >
      {entry.vendor !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-dim">
          <p>보유머니를 쓰지 않고 같은 확률로 해 볼 수 있습니다.</p>
          <Button onClick={() => enterBy(launchPractice)}>연습하기</Button>
        </div>
      )}
    </Dialog>
  )
}

const maintenanceText = '점검중 입니다.'
/** Refusals shown with their own text; all others are shown as maintenance (ERR-020). */
const ownTexts: ReadonlySet<string> = new Set(['ASK_OPERATOR', 'MEMBERS_ALONE', 'GAME_WITHOUT_PRACTICE'])

/**
 * Opens the window on the click, sets its URL when the response arrives, and closes it without one
 * (DIALOG-033).
 */
async function enter(launch: () => ReturnType<Launch>): Promise<void> {
  const opened = window.open('', '_blank')
  sessionStore.enterLobby()
  const answer = await launch()
  if (answer.ok && opened) {
    opened.opener = null
    opened.location.replace(new URL(answer.value.launch_url, window.location.origin).href)
    return
  }
  opened?.close()
  if (answer.ok) showAlert(windowBlockedText)
  else if (!answer.refusal.handled)
    showAlert(ownTexts.has(answer.refusal.code) ? answer.refusal.text : maintenanceText)
}

type Launch = (entry: CasinoEntry) => ReturnType<typeof launchGame | typeof launchPractice>

const bodyOf = ({ vendor, gameId }: CasinoEntry) => ({
  ...(vendor !== undefined && { vendor }),
  ...(gameId !== undefined && { gameId }),
})

function launchGame(entry: CasinoEntry) {
  if (entry.kind === 'casino' && entry.vendor === undefined) return call(casinoContract.auth)
  const body = bodyOf(entry)
  return entry.kind === 'slot'
    ? call(casinoContract.launchSlot, { body })
    : call(casinoContract.launchCasino, { body })
}

const launchPractice = (entry: CasinoEntry) =>
  call(casinoContract.practice, {
    body: { ...bodyOf(entry), kind: entry.kind === 'slot' ? 'slot' : 'table' },
  })
