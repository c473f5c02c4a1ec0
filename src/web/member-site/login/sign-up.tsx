import { useState } from 'react'
import { closeDialog, openDialog, useDialogs } from '#web/client/state/client-state.ts'
import { JoinConfirmDialog } from './join-confirm-dialog.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { emptyEntry, type JoinEntry } from './join-entry.ts'
import { RecommenderDialog, type RecommenderRule } from './recommender-dialog.tsx'

const steps = ['recommenderJoin', 'join', 'joinConfirm'] as const
type Step = (typeof steps)[number]

/** Closing every step of the sign-up brings the login back. */
function goToStep(next: Step | undefined): void {
  // Opened before the others close, so that the login doesn't show in between.
  if (next) openDialog(next)
  for (const step of steps) if (step !== next) closeDialog(step)
}

/** On from a step with what was entered, unless it was left while an answer was awaited. */
function goOn(from: Step, next: Step, take: () => void): void {
  if (!useDialogs.getState()[from]) return
  take()
  goToStep(next)
}

/** Recommender, then the form, then the question whether all is right (DIALOG-013 to DIALOG-015). */
export function SignUp({ recommenderRule }: { readonly recommenderRule: RecommenderRule }) {
  const dialogs = useDialogs()
  const [entry, setEntry] = useState<JoinEntry>(emptyEntry)
  const leave = () => goToStep(undefined)
  if (dialogs.joinConfirm)
    return <JoinConfirmDialog entry={entry} onBack={() => goToStep('join')} onDone={leave} />
  if (dialogs.join)
    return (
      <JoinDialog
        entry={entry}
        onCancel={leave}
        onNext={entered => goOn('join', 'joinConfirm', () => setEntry(entered))}
      />
    )
  return (
    <RecommenderDialog
      rule={recommenderRule}
      onCancel={leave}
      onNext={recommenderCode =>
        goOn('recommenderJoin', 'join', () => setEntry({ ...entry, recommenderCode }))
      }
    />
  )
}
