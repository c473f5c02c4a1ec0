import { useState } from 'react'
import type { cancelPreviewContract } from '#contract/back-office/bets/cancel-many.ts'
import type { BodyInput } from '#contract/wire/route.ts'

/** What is to be cancelled: these bets, or all that a filter finds. */
export type ChosenBody = BodyInput<typeof cancelPreviewContract.preview>

/** Bets that are chosen to be cancelled together, from any page of the list. */
export type ChosenBets = {
  readonly ids: ReadonlySet<string>
  readonly onChoose: (id: string, chosen: boolean) => void
}

/** Which bets are chosen, and the way to none. */
export function useChosenBets(): ChosenBets & { readonly clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    onChoose: (id, chosen) =>
      setIds(known => (chosen ? new Set([...known, id]) : new Set([...known].filter(one => one !== id)))),
    clear: () => setIds(new Set()),
  }
}
