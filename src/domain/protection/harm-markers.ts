/**
 * Signs that somebody may be harmed by playing, for operators to look at and act on; none of them stops a bet.
 * limit-reached: a limit of one's own or a cap of the house refused a bet on 3 of 7 days. chasing: a higher limit was
 * asked for within a day of reaching one. many-rises: 3 rises asked for within 7 days. bet-while-excluded: a bet was
 * tried during an exclusion. night-play: 10 bets or more between 0 and 6 o'clock on 3 of 7 nights. every-day: bets on 25
 * of 30 days.
 */
export const harmMarkers = [
  'chasing',
  'many-rises',
  'limit-reached',
  'bet-while-excluded',
  'night-play',
  'every-day',
] as const
export type HarmMarker = (typeof harmMarkers)[number]
