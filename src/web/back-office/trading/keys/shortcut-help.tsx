import { Fragment } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { KeyCap } from './key-cap.tsx'

export type Shortcut = { readonly keys: readonly string[]; readonly does: string }

type ShortcutHelpProps = { readonly shortcuts: readonly Shortcut[]; readonly onClose: () => void }

/** Which key does what on the page. */
export const ShortcutHelp = ({ shortcuts, onClose }: ShortcutHelpProps) => (
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
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
      {shortcuts.map(({ keys, does }) => (
        <Fragment key={does}>
          <dt className="whitespace-nowrap">
            {keys.map(key => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  </Dialog>
)
