import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds, odds } from '#domain/odds.ts'

type Facts = Readonly<Record<string, unknown>>

const kinds = { general: '일반', live: '라이브', special: '스페셜' } as const

const won = (value: number): string => `${formatFigure(value)}원`

const limits = {
  stakeMin: { name: '최소 베팅금', word: won },
  stakeMax: { name: '최대 베팅금', word: won },
  winningsMax: { name: '최대 당첨금', word: won },
  totalOddsMax: { name: '최대 배당', word: (value: number) => `${formatOdds(odds(value))}배` },
} as const

/** The changed limits of a level: "일반 최대 베팅금: 2,000,000원 → 2,500,000원". */
export const levelChanges = (was: Facts, is: Facts) =>
  Object.entries(kinds).flatMap(([kind, kindName]) =>
    Object.entries(limits).flatMap(([limit, { name, word }]) => {
      const [before, after] = [figureOf(was[kind], limit), figureOf(is[kind], limit)]
      return before === undefined || after === undefined || before === after
        ? []
        : [{ name: `${kindName} ${name}`, before: word(before), after: word(after) }]
    }),
  )

function figureOf(limitsOfKind: unknown, limit: string): number | undefined {
  const value: unknown =
    typeof limitsOfKind === 'object' && limitsOfKind !== null ? Reflect.get(limitsOfKind, limit) : undefined
  return typeof value === 'number' ? value : undefined
}
