import { lazy, Suspense, useEffect } from 'react'
import { ownPlayContract } from '#contract/bets/own-play.ts'
import { useCall, useSession } from '#web/client/api/api.ts'

const RealityDialog = lazy(async () => ({
  default: (await import('#web/member-site/protection/reality-dialog.tsx')).RealityDialog,
}))

/** Play data of the member; not loaded for operators and guests. */
export function usePlayWatch() {
  const session = useSession()
  return useCall(ownPlayContract.watch, undefined, {
    enabled: session?.user.type === 0,
    staleTime: 60_000,
  })
}

/** Browsers limit the duration of timers; no check is due later than this. */
const LOOK_SECONDS_MAX = 3_600

/** Shows the reality check when the server's clock says so (field P5). */
export function PlayWatch() {
  const session = useSession()
  const { data, dataUpdatedAt, refetch } = usePlayWatch()
  const left = data?.leftSeconds
  useEffect(() => {
    if (left === undefined || left === 0 || dataUpdatedAt === 0) return
    const timer = window.setTimeout(() => void refetch(), Math.min(left, LOOK_SECONDS_MAX) * 1_000)
    return () => window.clearTimeout(timer)
  }, [left, dataUpdatedAt, refetch])
  if (!session || data?.leftSeconds !== 0) return null
  return (
    <Suspense fallback={null}>
      <RealityDialog watch={data} />
    </Suspense>
  )
}
