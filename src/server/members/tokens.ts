import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, stored only in the member's browser. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: base64 of its SHA-256. Tokens are random, so no slow hash is needed. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64')

const FORM = '[A-Za-z0-9_-]{43}'
const wholeToken = new RegExp(`^${FORM}$`)
const bearer = new RegExp(`^Bearer (${FORM})$`)

/** Whether a text has the format of a token. */
export const isToken = (text: string): boolean => wholeToken.test(text)

/** Returns the token of `X-AUTH-TOKEN: Bearer <token>`; undefined for another format (API-003). */
export function readBearer(header: string): string | undefined {
  return bearer.exec(header)?.[1]
}
