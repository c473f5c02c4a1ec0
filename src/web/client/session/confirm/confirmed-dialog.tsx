import { type FormEvent, type ReactNode, useId } from 'react'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { type ChangeAnswer, useChange } from './use-change.ts'
import { type Confirmation, useConfirmation } from './use-confirmation.ts'
import { type OwnAccount, useOwnAccount } from './use-own-account.ts'

type ConfirmedDialogProps<T> = {
  readonly title: string
  readonly description?: string
  /** Label of the button: "변경". */
  readonly confirm: string
  readonly danger?: boolean
  /** True when the change's own fields are filled in. */
  readonly ready?: boolean
  readonly done?: string
  readonly onSend: (confirmation: Confirmation) => Promise<ChangeAnswer<T>>
  readonly onDone: (value: T) => void
  readonly onClose: () => void
  /** Shown above the current password. */
  readonly children?: ReactNode
}

/**
 * Dialog for a change of the own account: its fields, the current password, and the second factor if it
 * is on.
 */
export function ConfirmedDialog<T>(props: ConfirmedDialogProps<T>) {
  const answer = useOwnAccount()
  const { title, description, onClose } = props
  if (answer.data) return <Confirming {...props} own={answer.data} />
  return (
    <Dialog open onClose={onClose} title={title} {...(description !== undefined && { description })}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-40" />}>
        {() => null}
      </AnswerView>
    </Dialog>
  )
}

function Confirming<T>({ own, ...props }: ConfirmedDialogProps<T> & { readonly own: OwnAccount }) {
  const { title, description, confirm, danger = false, ready = true, children, onClose, done } = props
  const formId = useId()
  const state = useConfirmation(own.secondFactor.ways)
  const { change, busy, refusal } = useChange(state, {
    send: props.onSend,
    onDone: props.onDone,
    ...(done !== undefined && { done }),
  })
  const isReady = ready && state.isReady
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void change()
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
          <Button
            type="submit"
            form={formId}
            size="lg"
            look={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!isReady}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {children}
        <ConfirmFields state={state} />
        {refusal && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}
