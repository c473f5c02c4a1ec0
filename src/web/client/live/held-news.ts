/** Takes over a settlement notice to show it later; returns true when it does. */
type Holder = (betId: string, tell: () => void) => boolean

let holder: Holder | undefined

/** Lets a page that shows a bet's draw hold back its settlement notice. Returns a function that stops it. */
export function holdSettled(own: Holder): () => void {
  holder = own
  return () => {
    if (holder === own) holder = undefined
  }
}

/** Shows a bet's result now, or after its draw was shown. */
export function tellSeen(betId: string, tell: () => void): void {
  if (!holder?.(betId, tell)) tell()
}
