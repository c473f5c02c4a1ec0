/** What a card of a rank (1 for an ace to 13 for a king) counts: tens and court cards nothing. */
export const pointOf = (rank: number): number => (rank < 10 ? rank : 0)

/** The points of a hand: the last digit of their sum. */
export const pointsOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0) % 10

const isNatural = (points: number): boolean => points >= 8

/** Whether the player's side takes a third card, by the points of both first hands. */
export const playerDraws = (player: number, banker: number): boolean =>
  !isNatural(player) && !isNatural(banker) && player <= 5

/** By the banker's points: which third cards of the player make the banker draw. */
const BANKER_DRAWS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/**
 * Whether the banker's side takes a third card (punto banco, MINI-094): as the player does where the player stood, else by
 * the points of the player's third card.
 */
export function bankerDraws(player: number, banker: number, playerThird: number | undefined): boolean {
  if (isNatural(player) || isNatural(banker)) return false
  if (playerThird === undefined) return banker <= 5
  return banker <= 2 || (BANKER_DRAWS[banker]?.includes(playerThird) ?? false)
}

/** The side with more points. */
export const baccaratWinner = (player: number, banker: number): 'player' | 'banker' | 'tie' =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'
