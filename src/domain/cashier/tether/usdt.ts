import type { Brand } from '../../brand.ts'
import { formatFigure } from '../../korean-formats.ts'

/** Tether in whole millionths of a USDT, the smallest unit on the chains. Never a float. */
export type MicroUsdt = Brand<number, 'MicroUsdt'>

export const MICRO = 1_000_000

/** Brands a whole number as millionths of a USDT. Throws for anything else (broken invariant). */
export function microUsdt(amount: number): MicroUsdt {
  if (!Number.isSafeInteger(amount)) throw new Error(`Broken invariant: not whole millionths: ${amount}`)
  return amount as MicroUsdt
}

/**
 * Maximum of one transfer. A higher amount is a mistake; the maximum is far below the largest safe
 * integer.
 */
const USDT_MAX = microUsdt(100_000_000 * MICRO)

const FORM = /^(\d{1,9})(?:\.(\d{1,6}))?$/

/** Parses "12", "12.5" or "12.345678" exactly; undefined for anything else and above `USDT_MAX`. */
export function parseUsdt(text: string): MicroUsdt | undefined {
  const match = FORM.exec(text)
  if (!match) return undefined
  const amount = Number(match[1]) * MICRO + Number((match[2] ?? '').padEnd(6, '0'))
  return amount <= USDT_MAX ? microUsdt(amount) : undefined
}

/** "12.345678": all digits, at least two decimals. The format between programs. */
export function plainUsdt(amount: MicroUsdt): string {
  const fraction = String(amount % MICRO)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '')
  return `${Math.floor(amount / MICRO)}.${fraction}`
}

/** "1,234.50 USDT": the format for members. */
export function formatUsdt(amount: MicroUsdt): string {
  const [whole = '0', fraction = '00'] = plainUsdt(amount).split('.')
  return `${formatFigure(Number(whole))}.${fraction} USDT`
}
