import { type ReactNode, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { type Act, type ActAnswer, useAct } from './use-act.ts'

export type ActDialogProps<T> = Omit<Act<T>, 'onDone' | 'onAsked'> & {
  /** Runs the action with this reason. */
  readonly onAct: (reason: string) => Promise<ActAnswer<T>>
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  readonly presets: readonly string[]
  /** Names the readers of the reason, if it is not only in the log. */
  readonly reasonHint?: string
  /** Label of the button: "베팅 정지". */
  readonly confirm: string
  readonly danger?: boolean
  readonly size?: 'confirm' | 'content' | 'wide'
  /** True if the fields of the action are complete. */
  readonly ready?: boolean
  readonly children?: ReactNode
}

/**
 * Dialog of an operator action: its own fields, the reason, and the server's answer. No action runs
 * without a reason.
 */
export function ActDialog<T>(props: ActDialogProps<T>) {
  const { title, description, presets, confirm, danger = false, size = 'confirm', ready = true } = props
  const { onAct, onClose, reasonHint, children } = props
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct({ ...props, onDone: onClose, onAsked: onClose })
  const isReady = ready && isReason(reason)
  const send = () => void act(() => onAct(reason.trim()))
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
            onClick={send}
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
          if (isReady && !busy) send()
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
        {/* Enter in a field presses the main button. */}
        <button type="submit" hidden disabled={!isReady} />
      </form>
    </Dialog>
  )
}
