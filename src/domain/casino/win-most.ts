/** The most for a win: a multiple of the stakes that it resolves, and an amount in won (rule 17). */
export type WinMost = { readonly multiple: number; readonly amount: number }

/** Bounds of the settings. */
export const WIN_MULTIPLE_MAX = 1_000_000
export const WIN_AMOUNT_MAX = 1_000_000_000_000

/** Whether a win may be paid without an operator. A loss always may. */
export const isWithin = (
  most: WinMost,
  { stake, amount }: { readonly stake: number; readonly amount: number },
): boolean => amount <= most.amount && amount <= most.multiple * stake

/** A game's own most, each part null where its supplier's counts. */
export type OwnWinMost = { readonly [Part in keyof WinMost]: number | null }

/** Whether a change lets wins pass that an operator had to check before. */
export const isMostRaised = (was: WinMost, is: WinMost): boolean =>
  is.multiple > was.multiple || is.amount > was.amount

/** The most that counts for a game. */
export const mostOf = (own: OwnWinMost, supplier: WinMost): WinMost => ({
  multiple: own.multiple ?? supplier.multiple,
  amount: own.amount ?? supplier.amount,
})

/** A win beyond the most: waits for an operator, was paid out, or was rejected. */
export const heldWinStates = ['held', 'released', 'rejected'] as const
export type HeldWinState = (typeof heldWinStates)[number]
