import { useState } from 'react'
import { type Movement, statementContract } from '#contract/cashier/statement.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { saveFile } from '#web/client/api/save-file.ts'

export type StatementQuery = QueryInput<typeof statementContract.file>
type Older = { readonly movements: readonly Movement[]; readonly next: string | null }

/** Movements of a filter: the newest, and older ones on request. */
export function useStatement(query: StatementQuery) {
  const answer = useCall(statementContract.list, { query }, { staleTime: 0 })
  const [older, setOlder] = useState<Older>()
  const [busy, setBusy] = useState(false)
  const next = (older ?? answer.data)?.next ?? null
  const readMore = async () => {
    if (next === null) return
    setBusy(true)
    const read = await call(statementContract.list, { query: { ...query, before: next } })
    setBusy(false)
    if (!read.ok) return showRefusal(read.refusal)
    setOlder({ movements: [...(older?.movements ?? []), ...read.value.movements], next: read.value.next })
  }
  const movements = [...(answer.data?.movements ?? []), ...(older?.movements ?? [])]
  return { answer, movements, hasMore: next !== null, readMore, busy }
}

/** Downloads all movements of a filter as a file. */
export function useStatementFile(query: StatementQuery) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const file = await call(statementContract.file, { query })
    setBusy(false)
    if (file.ok) saveFile(file.value)
    else showRefusal(file.refusal)
  }
  return { save, busy }
}
