import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'

type Taker = (changes: readonly OddsChangeItem[]) => void

let taker: Taker | undefined

/** The page that shows the cart takes refused changes itself, as the European one does. Gives the way to stop. */
export function takeRefusedChanges(take: Taker): () => void {
  taker = take
  return () => {
    if (taker === take) taker = undefined
  }
}

/** Hands the changes that a member refused back to the page; false where no page takes them (BETFLOW-012). */
export function handBackChanges(changes: readonly OddsChangeItem[]): boolean {
  taker?.(changes)
  return taker !== undefined
}
