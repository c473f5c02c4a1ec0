import type { Dialog } from '#web/client/state/overlays.ts'

const steps = ['recommenderJoin', 'join', 'joinConfirm'] as const
export type SignUpStep = (typeof steps)[number]

/** True when a sign-up step is open; otherwise the login is shown. */
export const isSignUpStep = (dialog: Dialog | null): dialog is SignUpStep =>
  steps.some(step => step === dialog)
