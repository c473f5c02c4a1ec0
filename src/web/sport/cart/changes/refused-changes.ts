import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'

type Taker = (changes: readonly OddsChangeItem[]) => void

let taker: Taker | undefined

/**
 * Registers a page that handles refused changes itself, as the European one does. Returns the function
 * that unregisters it.
 */
export function takeRefusedChanges(take: Taker): () => void {
  taker = take
  return () => {
    if (taker === take) taker = undefined
  }
}

/** Passes the changes that a member refused to the page; false if no page handles them (BETFLOW-012). */
export function handBackChanges(changes: readonly OddsChangeItem[]): boolean {
  taker?.(changes)
  return taker !== undefined
}
