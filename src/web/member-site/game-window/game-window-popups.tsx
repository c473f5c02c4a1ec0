import { type SportsWindow, toggleGamePopup } from '#web/client/navigation/game-windows.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { openGameWindow } from './open-game-window.ts'

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
