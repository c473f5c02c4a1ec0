import { Button } from '#web/kit/controls/button.tsx'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type KeyDialogProps = { readonly secret: string; readonly onClose: () => void }

/** A new key, shown only once: only its own button closes the dialog, so that it is not lost by accident. */
export const KeyDialog = ({ secret, onClose }: KeyDialogProps) => (
  <Dialog
    open
    persistent
    onClose={onClose}
    title="새 키"
    description="이 키는 지금 한 번만 표시합니다. 공급사에 안전한 방법으로 전달해 주세요."
    size="content"
    actions={
      <Button look="primary" size="lg" onClick={onClose}>
        확인
      </Button>
    }
  >
    <div className="grid gap-3">
      <p className="rounded-md border border-line bg-bg px-3 py-2.5 font-mono text-sm break-all" data-key>
        {secret}
      </p>
      <div>
        <CopyButton text={secret} name="키" />
      </div>
    </div>
  </Dialog>
)
