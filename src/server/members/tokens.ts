import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, which only the member's browser keeps. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: base64 of its SHA-256. The token is random, so no slow hash is needed. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64')

const FORM = '[A-Za-z0-9_-]{43}'
const wholeToken = new RegExp(`^${FORM}$`)
const bearer = new RegExp(`^Bearer (${FORM})$`)

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => wholeToken.test(text)

/** The token of `X-AUTH-TOKEN: Bearer <token>`; undefined when the header is of another form (API-003). */
export function readBearer(header: string): string | undefined {
  return bearer.exec(header)?.[1]
}
