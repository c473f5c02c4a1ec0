import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { typedCode } from '#domain/typed-text.ts'
import { startSignUp } from '#web/client/session/start-sign-up.ts'

/** Format of a code; anything else in the URL is ignored. */
const CODE = /^[A-Z0-9]{4,12}$/

/**
 * The recommender's code from a shared link, `/login?recommender=AB3DE9`: opens the sign-up with the code
 * filled in (EVENT-009). Empty without one.
 */
export function useArrivingRecommender(): string {
  const { recommender }: { readonly recommender?: string } = useSearch({ strict: false })
  const typed = typedCode(recommender ?? '')
  const code = CODE.test(typed) ? typed : ''
  useEffect(() => {
    if (code !== '') void startSignUp()
  }, [code])
  return code
}
