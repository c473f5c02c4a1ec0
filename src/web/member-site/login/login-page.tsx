import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { siteContract } from '#contract/site/site.ts'
import { typedCode } from '#domain/typed-text.ts'
import { useCall } from '#web/client/api/api.ts'
import { startSignUp } from '#web/client/session/start-sign-up.ts'
import { ContactBanner, useAreContactsSettled, useContacts } from '#web/client/site/contacts.tsx'
import { useOverlays } from '#web/client/state/overlays.ts'
import { LoginDialog } from './login-dialog.tsx'
import { isSignUpStep } from './sign-up-steps.ts'

/** Format of a code; anything else in the URL is ignored. */
const CODE = /^[A-Z0-9]{4,12}$/

/**
 * The recommender's code from a shared link, `/login?recommender=AB3DE9`: opens the sign-up with the code
 * filled in (EVENT-009). Empty without one.
 */
function useArrivingRecommender(): string {
  const { recommender }: { readonly recommender?: string } = useSearch({ strict: false })
  const typed = typedCode(recommender ?? '')
  const code = CODE.test(typed) ? typed : ''
  useEffect(() => {
    if (code !== '') void startSignUp()
  }, [code])
  return code
}

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
