/** How long an operator's reason for an act is, in signs. */
export const REASON_LENGTH_MIN = 2
export const REASON_LENGTH_MAX = 200
