import { isVisibleText } from '#domain/visible-text.ts'
import type { Participant } from '../recorded-match.ts'
import { readTable } from './source-row.ts'

/** Korean names by league and name; a name missing in its league is searched in the sport's other leagues. */
export interface KoreanNames {
  of(leagueCode: string, name: string): string | undefined
}

/** Reads the table `league, name, koreanName` (tab separated). */
export function readKoreanNames(text: string): KoreanNames {
  const exact = new Map<string, string>()
  const anywhere = new Map<string, string>()
  for (const row of readTable(text, { delimiter: '\t', comment: '#' }).rows) {
    const [league, name, koreanName] = [row.cell('league'), row.cell('name'), row.cell('koreanName')]
    exact.set(`${league}|${name}`, koreanName)
    if (!anywhere.has(name)) anywhere.set(name, koreanName)
  }
  return { of: (leagueCode, name) => exact.get(`${leagueCode}|${name}`) ?? anywhere.get(name) }
}

export const NO_KOREAN_NAMES: KoreanNames = { of: () => undefined }

/** Maximum name length: the longest name in the public files and our tables has 22 letters. */
const NAME_LENGTH_MAX = 60

/** Returns why two names cannot be those of a match; undefined if valid. */
export function findNameFault(home: string, away: string): string | undefined {
  if (!isVisibleText(home) || !isVisibleText(away)) return 'blank team name'
  if (home.length > NAME_LENGTH_MAX || away.length > NAME_LENGTH_MAX)
    return `a team name of more than ${NAME_LENGTH_MAX} letters`
  return home === away ? 'a team against itself' : undefined
}

/** A participant with its Korean name, or the source's name if unknown. */
export function participant(names: KoreanNames, leagueCode: string, name: string): Participant {
  return { name, koreanName: names.of(leagueCode, name) ?? name }
}
