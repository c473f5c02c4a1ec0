import { HOUR } from '../instant.ts'

/** A temporary password made by an operator is valid for this long, for one login. */
export const ONCE_PASSWORD_MILLISECONDS = 24 * HOUR
