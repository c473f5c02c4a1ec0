import { HOUR } from '../instant.ts'

/** A password that an operator has made for somebody is good for so long, and for one login. */
export const ONCE_PASSWORD_MILLISECONDS = 24 * HOUR
