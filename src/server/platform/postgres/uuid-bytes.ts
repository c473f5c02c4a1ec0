/** Positions of the first hexadecimal digit of each byte of a uuid. */
const BYTES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]

/** Writes the 16 bytes of a uuid; returns the next position. */
export function writeUuid(bytes: Uint8Array, uuid: string, start: number): number {
  let at = start
  for (const place of BYTES)
    bytes[at++] = (digit(uuid.charCodeAt(place)) << 4) | digit(uuid.charCodeAt(place + 1))
  return at
}

/** The value of a hexadecimal digit, from its character. */
const digit = (character: number): number => (character & 0xf) + (character > 0x39 ? 9 : 0)
