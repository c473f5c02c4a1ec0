/** Letters and digits that are hard to confuse, in ascending order (Crockford's Base32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5n
/** The last digits: 12 bits of the counter within the millisecond and 8 of the random bits. */
const TAIL_LENGTH = 4
const TAIL_BITS = BigInt(TAIL_LENGTH) * BITS
const HEAD_LENGTH = 9
const REST_BITS = 56n
const SPELT = new RegExp(`^[${DIGITS}]{${HEAD_LENGTH + TAIL_LENGTH}}$`)

/**
 * Returns the number of a bet as members and operators read it everywhere: `1M2Q7-R0AB-4X2K`. It is the beginning of the
 * bet's id (a UUIDv7) in another spelling, so numbers are in the order of time and lead back to the id.
 */
export function betNumber(id: string): string {
  const hex = id.replaceAll('-', '')
  const time = BigInt(`0x${hex.slice(0, 12)}`)
  // Without the version digit.
  const tail = BigInt(`0x${hex.slice(13, 18)}`)
  const text = spelt((time << TAIL_BITS) | tail).padStart(HEAD_LENGTH + TAIL_LENGTH, '0')
  return `${text.slice(0, -8)}-${text.slice(-8, -4)}-${text.slice(-4)}`
}

/**
 * Returns the range of ids that a typed number means, both ends included; undefined for other text. "No.", dashes,
 * spaces, small letters and O, I, L for digits are accepted.
 */
export function idsOfNumber(typed: string): { readonly from: string; readonly to: string } | undefined {
  const text = typed
    .toUpperCase()
    .replace(/^\s*NO\.?/, '')
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (!SPELT.test(text)) return undefined
  const value = [...text].reduce((sum, digit) => (sum << BITS) | BigInt(DIGITS.indexOf(digit)), 0n)
  const time = value >> TAIL_BITS
  const tail = (value & ((1n << TAIL_BITS) - 1n)).toString(16).padStart(5, '0')
  const beginning = `${time.toString(16).padStart(12, '0')}7${tail}`
  const last = ((1n << REST_BITS) - 1n).toString(16)
  return { from: uuidOf(beginning + '0'.repeat(last.length)), to: uuidOf(beginning + last) }
}

function spelt(value: bigint): string {
  let text = ''
  for (let rest = value; rest > 0n; rest >>= BITS) text = DIGITS[Number(rest & 31n)] + text
  return text
}

const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
