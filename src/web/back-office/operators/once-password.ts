/** Letters and digits that are not confused when read out over the telephone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const FIGURES = '23456789'
const SIGNS = LETTERS + FIGURES

/** Number of random characters: about 70 bits of entropy. */
const ANY = 14

/**
 * Creates a one-time password. It is created here, since the operator who asks for it must pass it on,
 * even if the action waits for a second operator.
 */
export const makeOncePassword = (): string =>
  `${one(LETTERS)}${Array.from({ length: ANY }, () => one(SIGNS)).join('')}${one(FIGURES)}`

function one(signs: string): string {
  // Rejects bytes above the largest multiple of the alphabet's length, so that all characters are equally
  // likely.
  const limit = 256 - (256 % signs.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return signs.charAt(byte % signs.length)
  }
}
