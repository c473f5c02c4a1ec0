import { type FormEvent, type ReactNode, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { type ActAnswer, useAct } from '../kit/acts/use-act.ts'

type RuleFormProps<T> = {
  readonly label: string
  readonly presets: readonly string[]
  readonly done: string
  readonly isTouched: boolean
  /** True if all figures are filled in. */
  readonly isWhole: boolean
  readonly onSave: (reason: string) => Promise<ActAnswer<T>>
  readonly onReset: () => void
  readonly children: ReactNode
}

/** A rule with its fields; after a change, the reason and the save button. */
export function PointsRuleForm<T>(props: RuleFormProps<T>) {
  const { label, presets, done, isTouched, isWhole, onSave, onReset, children } = props
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct<T>({
    done,
    rereads: [pointsRuleContract.rules],
    onDone: () => setReason(''),
  })
  const isReady = isTouched && isWhole && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void act(() => onSave(reason.trim()))
  }
  return (
    <form onSubmit={submit} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      {isTouched && (
        <div className="card grid gap-3 p-4">
          <ReasonField presets={presets} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={onReset}>되돌리기</Button>
          </div>
        </div>
      )}
    </form>
  )
}
