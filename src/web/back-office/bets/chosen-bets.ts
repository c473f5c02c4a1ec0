import { useState } from 'react'
import type { cancelPreviewContract } from '#contract/back-office/bets/cancel-many.ts'
import type { BodyInput } from '#contract/wire/route.ts'

/** The bets to cancel: given ids, or all results of a filter. */
export type ChosenBody = BodyInput<typeof cancelPreviewContract.preview>

/** Bets selected for cancelling, from any page of the list. */
export type ChosenBets = {
  readonly ids: ReadonlySet<string>
  readonly onChoose: (id: string, chosen: boolean) => void
}

/** The selected bets, and a function that clears the selection. */
export function useChosenBets(): ChosenBets & { readonly clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    onChoose: (id, chosen) =>
      setIds(known => (chosen ? new Set([...known, id]) : new Set([...known].filter(one => one !== id)))),
    clear: () => setIds(new Set()),
  }
}
