import type { SportId } from '../ids.ts'
import { PART_WORD } from '../sports/period-label.ts'
import { sportOf } from '../sports/sports.ts'
import type { MarketScope } from './market-rule.ts'

/**
 * Korean words of a placeholder in a market label: "1" the first period, "H1" the first half, "P" the
 * kind of period.
 */
export function partWord(token: string, sportId: SportId): string {
  const { part } = sportOf(sportId)
  if (token === 'P') return PART_WORD[part]
  if (token === 'H1') return part === 'inning' ? '1~5이닝' : '전반전'
  if (token === 'H2') return part === 'inning' ? '6~9이닝' : '후반전'
  if (part !== 'half') return `${token}${PART_WORD[part]}`
  return token === '1' ? '전반전' : token === '2' ? '후반전' : `${token}피리어드`
}

/** True when overtime counts in a scope of a sport (handbook 1.11); undefined in sports without overtime. */
export function countsOvertime(scope: MarketScope, sportId: SportId): boolean | undefined {
  const { overtime } = sportOf(sportId)
  if (overtime === 'none') return undefined
  switch (scope.kind) {
    case 'match':
      return scope.overtime === 'sport' ? overtime === 'counts' : scope.overtime === 'included'
    case 'period':
    case 'half':
      return scope.withOvertime === true
    case 'innings':
      return false
    case 'extra-time':
    case 'shoot-out':
      return true
  }
}
