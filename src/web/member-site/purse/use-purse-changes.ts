import { useState } from 'react'
import { moneyChangesContract, type PurseChange, purseContract } from '#contract/account/purse.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'

const routes = {
  money: moneyChangesContract.moneyChanges,
  points: purseContract.pointChanges,
  conversions: purseContract.pointChanges,
} as const

export type Purse = keyof typeof routes

/** Changes of money or points: the newest, and older ones on request. */
export function usePurseChanges(purse: Purse) {
  const route = routes[purse]
  const asked: { readonly only?: 'conversions' } = purse === 'conversions' ? { only: purse } : {}
  const answer = useCall(route, { query: asked }, { staleTime: 0 })
  const [older, setOlder] = useState<{
    readonly changes: readonly PurseChange[]
    readonly hasMore: boolean
  }>()
  const [busy, setBusy] = useState(false)
  const first = answer.data
  const changes = [...(first?.changes ?? []), ...(older?.changes ?? [])]
  const readMore = async () => {
    const before = changes.at(-1)?.id
    if (before === undefined) return
    setBusy(true)
    const more = await call(route, { query: { ...asked, before } })
    setBusy(false)
    if (!more.ok) return showRefusal(more.refusal)
    setOlder({ changes: [...(older?.changes ?? []), ...more.value.changes], hasMore: more.value.hasMore })
  }
  const hasMore = (older ?? first)?.hasMore ?? false
  return { answer, changes, hasMore, readMore, busy }
}
