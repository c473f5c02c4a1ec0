import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { KeyCap } from './key-cap.tsx'
import { shortcuts } from './shortcuts.ts'

type ShortcutHelpProps = { readonly of: keyof typeof shortcuts; readonly onClose: () => void }

/** The keyboard shortcuts of the page. */
export const ShortcutHelp = ({ of, onClose }: ShortcutHelpProps) => (
  <Dialog
    open
    onClose={onClose}
    title="단축키"
    description="입력란에 글을 쓰는 동안에는 작동하지 않습니다."
    size="confirm"
    actions={
      <Button size="lg" onClick={onClose}>
        닫기
      </Button>
    }
  >
    <dl className="grid gap-2 text-sm">
      {shortcuts[of].map(({ keys, does }) => (
        <div key={does} className="flex items-center gap-3">
          <dt className="w-36 shrink-0 whitespace-nowrap">
            {keys.map(key => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dt>
          <dd className="min-w-0">{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
