/** Points of a card by rank (1 for an ace to 13 for a king); tens and court cards count 0. */
export const pointOf = (rank: number): number => (rank < 10 ? rank : 0)

/** Points of a hand: the last digit of the sum. */
export const pointsOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0) % 10

const isNatural = (points: number): boolean => points >= 8

/** True when the player's side draws a third card, by the points of both initial hands. */
export const playerDraws = (player: number, banker: number): boolean =>
  !isNatural(player) && !isNatural(banker) && player <= 5

/** The player's third cards with which the banker draws, by the banker's points. */
const BANKER_DRAWS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/**
 * True when the banker's side draws a third card (punto banco, MINI-094): by the player's rule when the
 * player stood, otherwise by the points of the player's third card.
 */
export function bankerDraws(player: number, banker: number, playerThird: number | undefined): boolean {
  if (isNatural(player) || isNatural(banker)) return false
  if (playerThird === undefined) return banker <= 5
  return banker <= 2 || (BANKER_DRAWS[banker]?.includes(playerThird) ?? false)
}

/** The side with more points. */
export const baccaratWinner = (player: number, banker: number): 'player' | 'banker' | 'tie' =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'
