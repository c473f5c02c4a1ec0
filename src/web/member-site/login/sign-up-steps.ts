import type { Dialog } from '#web/client/state/overlays.ts'

const steps = ['recommenderJoin', 'join', 'joinConfirm'] as const
export type SignUpStep = (typeof steps)[number]

/** Whether a step of the sign-up is open; where none is, the login stands in its place. */
export const isSignUpStep = (dialog: Dialog | null): dialog is SignUpStep =>
  steps.some(step => step === dialog)
