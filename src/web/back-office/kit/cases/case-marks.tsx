import { lazy, Suspense } from 'react'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'

const MarkList = lazy(async () => ({ default: (await import('./mark-list.tsx')).MarkList }))

type CaseMarksProps = {
  /** A member, a bet or a fixture. */
  readonly about: { readonly memberId: number } | { readonly betId: string } | { readonly fixtureId: number }
}

/** The integrity cases about something, each a small linked mark; nothing without cases. */
export function CaseMarks({ about }: CaseMarksProps) {
  const mayLook = useMay('bets:read')
  const { data } = useCall(integrityContract.marks, { query: about }, { enabled: mayLook })
  if (!data || data.marks.length === 0) return null
  return (
    <Suspense fallback={null}>
      <MarkList marks={data.marks} />
    </Suspense>
  )
}
