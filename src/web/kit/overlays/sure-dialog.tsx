import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type SureDialogProps = {
  /** The question. */
  readonly title: string
  readonly description?: string
  /** Label of the button. */
  readonly confirm: string
  /** Irreversible. */
  readonly danger?: boolean
  readonly onSure: () => Promise<void>
  readonly onClose: () => void
  /** Description of the affected item. */
  readonly children: ReactNode
}

/** Confirm dialog for an operation on one's own item; closes when it is done. */
export function SureDialog(props: SureDialogProps) {
  const { title, description, confirm, danger = false, onSure, onClose, children } = props
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await onSure()
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
          <Button size="lg" look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="rounded-lg bg-s2 p-4 wrap-anywhere">{children}</div>
    </Dialog>
  )
}
