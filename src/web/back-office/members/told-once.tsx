import { Button } from '#web/kit/controls/button.tsx'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type ToldOnceProps = {
  readonly title: string
  readonly description: string
  readonly value: string
  readonly onClose: () => void
}

/** A secret shown once, until the dialog closes. */
export const ToldOnce = ({ title, description, value, onClose }: ToldOnceProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    description={description}
    actions={
      <Button look="primary" size="lg" onClick={onClose}>
        확인
      </Button>
    }
  >
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line px-4 py-3">
      <code className="text-lg font-semibold wrap-anywhere">{value}</code>
      <CopyButton text={value} name={title} />
    </div>
  </Dialog>
)
