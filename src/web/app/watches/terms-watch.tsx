import { lazy, Suspense } from 'react'
import { ruleContract } from '#contract/site/rules.ts'
import { useCall, useSession } from '#web/client/api/api.ts'

const TermsDialog = lazy(async () => ({
  default: (await import('#web/member-site/rules/terms-dialog.tsx')).TermsDialog,
}))

/** Asks members to accept new texts: at each visit, and when an operator publishes one (field A3). */
export function TermsWatch() {
  const session = useSession()
  const { data } = useCall(ruleContract.pending, undefined, {
    enabled: session?.user.type === 0,
    staleTime: 60_000,
  })
  if (!session || !data || data.texts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <TermsDialog texts={data.texts} />
    </Suspense>
  )
}
