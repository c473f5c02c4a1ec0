import { formatFigure } from '../../korean-formats.ts'
import { formatOdds, odds } from '../../odds.ts'

const flags: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  shown: ['노출', '숨김'],
  open: ['사용', '중지'],
  maintenance: ['점검', '정상'],
}

const names: Readonly<Record<string, string>> = {
  shown: '노출',
  open: '사용',
  maintenance: '점검',
  maintenanceText: '점검 문구',
  closeSeconds: '마감 시간',
  stakeMin: '최소베팅금',
  stakeMax: '최대베팅금',
  payoutMax: '최대당첨금',
  pickPayoutMax: '회차·선택별 지급 한도',
}

type Facts = Readonly<Record<string, unknown>>
export type TermsChange = { readonly name: string; readonly before: string; readonly after: string }

/** Describes changes of a game's settings in words, from the plain facts in the audit log. */
export function termsChangeWords(before: Facts, after: Facts): readonly TermsChange[] {
  const plain = Object.entries(names)
    .filter(([name]) => name in after)
    .map(([name, title]) => ({
      name: title,
      before: valueWord(name, before[name]),
      after: valueWord(name, after[name]),
    }))
  return [...plain, ...priceWords(before.prices, after.prices), ...returnWords(before.returns, after.returns)]
}

function valueWord(name: string, value: unknown): string {
  const words = flags[name]
  if (words) return value === true ? words[0] : words[1]
  if (name === 'maintenanceText') return typeof value === 'string' && value !== '' ? value : '없음'
  if (name === 'closeSeconds') return `${String(value)}초 전`
  return typeof value === 'number' ? `${formatFigure(value)}원` : '제한 없음'
}

function priceWords(before: unknown, after: unknown): readonly TermsChange[] {
  const was = new Map(pricesOf(before).map(({ name, price }) => [name, price] as const))
  return pricesOf(after).map(({ name, price }) => ({
    name,
    before: priceWord(was.get(name)),
    after: priceWord(price),
  }))
}

function returnWords(before: unknown, after: unknown): readonly TermsChange[] {
  const was = new Map(returnsOf(before).map(({ name, percent }) => [name, percent] as const))
  return returnsOf(after).map(({ name, percent }) => ({
    name: `${name} 환수율`,
    before: was.has(name) ? `${was.get(name)}%` : '–',
    after: `${percent}%`,
  }))
}

type Returned = { readonly name: string; readonly percent: number }

const returnsOf = (value: unknown): readonly Returned[] =>
  Array.isArray(value) ? value.filter(isReturned) : []

const isReturned = (value: unknown): value is Returned =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'percent' in value &&
  typeof value.percent === 'number'

type Priced = { readonly name: string; readonly price: number }

const pricesOf = (value: unknown): readonly Priced[] => (Array.isArray(value) ? value.filter(isPriced) : [])

const isPriced = (value: unknown): value is Priced =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'number' &&
  value.price >= 100

const priceWord = (price: number | undefined): string => (price === undefined ? '–' : formatOdds(odds(price)))
