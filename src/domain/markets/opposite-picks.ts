const opposites: Readonly<Record<string, string>> = {
  1: '2',
  2: '1',
  Over: 'Under',
  Under: 'Over',
  Odd: 'Even',
  Even: 'Odd',
  Yes: 'No',
  No: 'Yes',
}

/**
 * Whether two picks of one kind of market on one fixture are its two sides (양방). A draw has no opposite:
 * home and draw is cover (보험), which the house allows; with home against away refused, all three of a
 * 승무패 can't come together either (handbook 1.5).
 */
export const areOppositePicks = (one: string, other: string): boolean => opposites[one] === other
