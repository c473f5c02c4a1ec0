import { lazy, Suspense } from 'react'
import { siteContract } from '#contract/site.ts'
import { useCall } from '#web/client/api/api.ts'
import { ContactBanner, useAreContactsSettled, useContacts } from '#web/client/site/contacts.tsx'
import { useOverlays } from '#web/client/state/overlays.ts'
import { LoginDialog } from './login-dialog.tsx'
import { isSignUpStep } from './sign-up-steps.ts'
import { useArrivingRecommender } from './use-arriving-recommender.ts'

/** Loaded on sign-up. */
const SignUp = lazy(async () => ({ default: (await import('./sign-up.tsx')).SignUp }))

/** `/login`: the login, or the sign-up in its place (ROUTE-002, DIALOG-010). */
export function Page() {
  const { data, isPending } = useCall(siteContract.signUp, undefined, { staleTime: 60_000, retry: false })
  const signingUp = useOverlays(({ dialog }) => isSignUpStep(dialog))
  const recommender = useArrivingRecommender()
  const contacts = useContacts()
  const settled = useAreContactsSettled()
  // Waits for the data, so that late content does not move the form.
  if (isPending || !settled) return null
  return signingUp ? (
    <Suspense fallback={null}>
      <SignUp recommenderRule={data?.recommenderRule ?? 'optional'} recommender={recommender} />
    </Suspense>
  ) : (
    <div className="grid w-full max-w-[400px] gap-4">
      <LoginDialog playLogins={data?.playLogins ?? []} playMode={data?.playMode ?? false} />
      {contacts.length > 0 && <ContactBanner contacts={contacts} guest />}
    </div>
  )
}
