/** Four to six digits (환전비밀번호). */
export const isExchangePassword = (text: string): boolean => /^\d{4,6}$/.test(text)

const STEPS = [0, 1, -1]

/** True when it is easy to guess: one repeated digit, or consecutive digits ("0000", "1234", "9876"). */
export function isSimpleExchangePassword(text: string): boolean {
  const digits = [...text].map(Number)
  return STEPS.some(step =>
    digits.every((digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + step + 10) % 10),
  )
}
