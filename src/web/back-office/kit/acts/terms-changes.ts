import { limitFigureWords } from '#domain/house-limits/limit-words.ko.ts'
import type { SportId } from '#domain/ids.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import { crossPairWords } from '#domain/slip/cross-pair.ko.ts'
import { sportLabel } from '#domain/sports/sports.ts'

type Facts = Readonly<Record<string, unknown>>

const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

const listOf = (value: unknown): readonly Facts[] => (Array.isArray(value) ? value.map(factsOf) : [])

const amountWord = (value: unknown): string =>
  typeof value === 'number' ? `${formatFigure(value)}원` : '제한 없음'

/** A house limit: its scope, and the changed figures. */
export function limitChanges(was: Facts, is: Facts) {
  const place = is.place ?? was.place
  return [
    ...(typeof place === 'string' ? [{ name: '대상', after: place }] : []),
    ...Object.entries(limitFigureWords)
      .filter(([figure]) => (was[figure] ?? null) !== (is[figure] ?? null))
      .map(([figure, name]) => ({
        name,
        before: amountWord(was[figure]),
        after: amountWord(is[figure]),
      })),
  ]
}

/** Changes of the matrix: pairs turned on and off per sport, and the two bounds. */
export function crossChanges(before: Facts, after: Facts) {
  const [was, is] = [factsOf(before.crossRules), factsOf(after.crossRules)]
  const [wasRows, isRows] = [rowsOf(was), rowsOf(is)]
  const turned = [...isRows].flatMap(([name, pairs]) => {
    const known = wasRows.get(name) ?? []
    return Object.entries(crossPairWords)
      .filter(([pair]) => pairs.includes(pair) !== known.includes(pair))
      .map(([pair, word]) => ({
        name: `${name} ${word}`,
        before: allowedWord(known.includes(pair)),
        after: allowedWord(pairs.includes(pair)),
      }))
  })
  const bounds = [
    ['legsMin', '최소 폴더'],
    ['pairsMax', '최대 동일경기 조합'],
  ] as const
  return [
    ...turned,
    ...bounds
      .filter(([key]) => was[key] !== is[key])
      .map(([key, name]) => ({ name, before: String(was[key]), after: String(is[key]) })),
  ]
}

const allowedWord = (allowed: boolean): string => (allowed ? '가능' : '불가')

const rowsOf = ({ sports, others }: Facts): ReadonlyMap<string, readonly unknown[]> =>
  new Map([
    ...listOf(sports).map(
      ({ sportId, pairs }) => [sportLabel(Number(sportId) as SportId), namesOf(pairs)] as const,
    ),
    ['기타', namesOf(others)],
  ])

const namesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The bonuses whose odds or state changed. */
export function bonusChanges(before: Facts, after: Facts) {
  const was = listOf(before.bonusTiers)
  return listOf(after.bonusTiers).flatMap(tier => {
    const known = was.find(({ folds }) => folds === tier.folds)
    const change = { name: `${tier.folds}폴더`, before: tierWord(known ?? {}), after: tierWord(tier) }
    return change.before === change.after ? [] : [change]
  })
}

const tierWord = ({ odds: price, offered }: Facts): string =>
  typeof price === 'number' && price >= 100
    ? `${formatOdds(odds(price))} ${offered === true ? '켬' : '끔'}`
    : '없음'
