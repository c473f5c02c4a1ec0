/** Letters and figures that nobody takes for others when they are read out over a telephone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const FIGURES = '23456789'
const SIGNS = LETTERS + FIGURES

/** So many signs, of which fourteen are any: some 70 bits of chance. */
const ANY = 14

/**
 * A password for one login. It is made here, as whoever asks for it has to tell it on, also when the act waits for a
 * second operator and is done without them.
 */
export const makeOncePassword = (): string =>
  `${one(LETTERS)}${Array.from({ length: ANY }, () => one(SIGNS)).join('')}${one(FIGURES)}`

function one(signs: string): string {
  // What does not divide evenly is drawn again, so that no sign comes oftener than another.
  const limit = 256 - (256 % signs.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return signs.charAt(byte % signs.length)
  }
}
