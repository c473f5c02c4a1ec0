/** Takes the word of a settled bet to tell it later: true where it has. */
type Holder = (betId: string, tell: () => void) => boolean

let holder: Holder | undefined

/** A page that shows how a bet comes out keeps the word of it until it has. Gives the way to stop. */
export function holdSettled(own: Holder): () => void {
  holder = own
  return () => {
    if (holder === own) holder = undefined
  }
}

/** Tells what became of a bet, now or once it has been seen. */
export function tellSeen(betId: string, tell: () => void): void {
  if (!holder?.(betId, tell)) tell()
}
