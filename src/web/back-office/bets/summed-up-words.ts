import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { sportLabel } from '#domain/sports/sports.ts'
import type { BetsValues } from './bets-filter.ts'

/** The filter set by a report, in words. */
export const summedUpWords = (filter: BetsValues): readonly string[] => [
  ...endedWords(filter),
  ...(filter.sportId ? [sportWord(Number(filter.sportId))] : []),
  ...(filter.leagueId ? [filter.leagueId === '0' ? '여러 리그' : `리그 ${filter.leagueId}`] : []),
  ...(filter.marketTypeId ? [marketWord(Number(filter.marketTypeId), Number(filter.sportId))] : []),
  ...(filter.level ? [`현재 LV.${filter.level}`] : []),
  ...(filter.memberId ? [`회원 ${filter.memberId}`] : []),
]

const endedWords = ({ endedFrom, endedTo }: BetsValues): readonly string[] => {
  if (!endedFrom && !endedTo) return []
  return [endedFrom === endedTo ? `정산·취소 ${endedFrom}` : `정산·취소 ${endedFrom} ~ ${endedTo}`]
}

const sportWord = (id: number): string => (id === 0 ? '여러 종목' : sportLabel(id as SportId))

const marketWord = (id: number, sport: number): string =>
  id === 0 ? '조합' : marketLabel(id as MarketTypeId, sport as SportId)
