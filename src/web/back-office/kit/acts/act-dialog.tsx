import { type ReactNode, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { type Act, type ActAnswer, useAct } from './use-act.ts'

export type ActDialogProps<T> = Omit<Act<T>, 'onDone' | 'onAsked'> & {
  /** Does it, for this reason. */
  readonly onAct: (reason: string) => Promise<ActAnswer<T>>
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  readonly presets: readonly string[]
  /** Who will read the reason, where that is not the log alone. */
  readonly reasonHint?: string
  /** What the button does: "베팅 정지". */
  readonly confirm: string
  readonly danger?: boolean
  readonly size?: 'confirm' | 'content' | 'wide'
  /** The act's own part is filled in. */
  readonly ready?: boolean
  readonly children?: ReactNode
}

/** An act of an operator: its own fields, the reason, and the server's answer. Nothing is done without a reason. */
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
        {/* Enter in a field does what the button at the foot does. */}
        <button type="submit" hidden disabled={!isReady} />
      </form>
    </Dialog>
  )
}
