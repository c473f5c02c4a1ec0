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
 * True when two picks of one market of a fixture are opposite sides (양방). A draw has no opposite: home
 * plus draw is cover (보험), which is allowed. Since home and away together are refused, all three picks of
 * 승무패 can't be combined either (handbook 1.5).
 */
export const areOppositePicks = (one: string, other: string): boolean => opposites[one] === other
