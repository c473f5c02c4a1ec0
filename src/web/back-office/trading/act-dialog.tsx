import { type ReactNode, useState } from 'react'
import type { CallRefusal } from '#web/kit/api/api-client.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { isReason, ReasonField } from '../reason-field.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { useReadAgain } from './use-trading-sheet.ts'

/** What an act comes to: done, or the server's words why not. */
export type ActAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: CallRefusal }

type ActDialogProps = {
  readonly title: string
  readonly description?: string
  readonly presets: readonly string[]
  /** Who will read the reason, where that is not the log alone. */
  readonly reasonHint?: string
  /** What the button does: "베팅 정지". */
  readonly confirm: string
  readonly danger?: boolean
  readonly size?: 'confirm' | 'content'
  /** The act's own part is filled in. */
  readonly ready?: boolean
  /** Said when it is done. */
  readonly done: string
  readonly onAct: (reason: string) => Promise<ActAnswer>
  /** The server has refused: what was seen before may no longer be true. */
  readonly onRefused?: (refusal: CallRefusal) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** An act of an operator: its own fields, the reason, and the server's answer. Nothing is done without a reason. */
export function ActDialog(props: ActDialogProps) {
  const { title, description, presets, confirm, danger = false, size = 'confirm', ready = true } = props
  const { done, onAct, onRefused, onClose, reasonHint, children } = props
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const readAgain = useReadAgain()
  const isReady = ready && isReason(reason)
  const act = async () => {
    setBusy(true)
    setRefusal('')
    const answer = await onAct(reason.trim())
    setBusy(false)
    if (answer.ok) {
      showToast(done, 'good')
      readAgain()
      onClose()
      return
    }
    setRefusal(answer.refusal.text)
    onRefused?.(answer.refusal)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      size={size}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            size="lg"
            disabled={!isReady}
            busy={busy}
            onClick={() => void act()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (isReady && !busy) void act()
        }}
      >
        {children}
        <ReasonField
          presets={presets}
          value={reason}
          onChange={setReason}
          {...(reasonHint !== undefined && { hint: reasonHint })}
        />
        <RefusalNote text={refusal} />
        {/* Enter in a field does what the button at the foot does. */}
        <button type="submit" hidden disabled={!isReady} />
      </form>
    </Dialog>
  )
}
