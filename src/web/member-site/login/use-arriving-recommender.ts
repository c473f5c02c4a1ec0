import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { typedCode } from '#domain/typed-text.ts'
import { startSignUp } from '#web/client/session/start-sign-up.ts'

/** As codes are written; what else stands in an address is nobody's code. */
const CODE = /^[A-Z0-9]{4,12}$/

/**
 * The recommender's code of a shared link, `/login?recommender=AB3DE9`: whoever comes by it finds the sign-up open with
 * the code in its field (EVENT-009). Empty without one.
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
