import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type DeleteDialogProps = {
  /** The question. */
  readonly title: string
  readonly description?: string
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
  /** What would be gone. */
  readonly children: ReactNode
}

/** The question before something of one's own is gone for good; closed when that is answered. */
export function DeleteDialog({ title, description, onDelete, onClose, children }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onDelete()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="danger" busy={busy} onClick={() => void remove()}>
            삭제
          </Button>
        </>
      }
    >
      <div className="rounded-lg bg-s2 p-4 wrap-anywhere">{children}</div>
    </Dialog>
  )
}
