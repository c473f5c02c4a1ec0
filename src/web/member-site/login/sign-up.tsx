import { useState } from 'react'
import { closeDialog, openDialog, useOverlays } from '#web/client/state/overlays.ts'
import { JoinConfirmDialog } from './join-confirm-dialog.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { emptyEntry, type JoinEntry } from './join-entry.ts'
import { RecommenderDialog, type RecommenderRule } from './recommender-dialog.tsx'
import type { SignUpStep } from './sign-up-steps.ts'

/** Continues to the next step, unless this step was left meanwhile. */
function goOn(from: SignUpStep, next: SignUpStep, take: () => void): void {
  if (useOverlays.getState().dialog !== from) return
  take()
  openDialog(next)
}

type SignUpProps = {
  readonly recommenderRule: RecommenderRule
  /** The code from the link; empty without one. */
  readonly recommender: string
}

/** Recommender, then the form, then the confirmation (DIALOG-013 to DIALOG-015). */
export function SignUp({ recommenderRule, recommender }: SignUpProps) {
  const step = useOverlays(({ dialog }) => dialog)
  const [entry, setEntry] = useState<JoinEntry>(emptyEntry)
  if (step === 'joinConfirm')
    return <JoinConfirmDialog entry={entry} onBack={() => openDialog('join')} onDone={closeDialog} />
  if (step === 'join')
    return (
      <JoinDialog
        entry={entry}
        onCancel={closeDialog}
        onNext={entered => goOn('join', 'joinConfirm', () => setEntry(entered))}
      />
    )
  return (
    <RecommenderDialog
      rule={recommenderRule}
      code={recommender}
      onCancel={closeDialog}
      onNext={recommenderCode =>
        goOn('recommenderJoin', 'join', () => setEntry({ ...entry, recommenderCode }))
      }
    />
  )
}
