import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { sportLabel } from '#domain/sports/sports.ts'
import type { BetsFilter } from './bets-filter.ts'

/** The filter set by a report, in words. */
export const summedUpWords = (filter: BetsFilter): readonly string[] => [
  ...endedWords(filter),
  ...(filter.sport ? [sportWord(Number(filter.sport))] : []),
  ...(filter.league ? [filter.league === '0' ? '여러 리그' : `리그 ${filter.league}`] : []),
  ...(filter.market ? [marketWord(Number(filter.market), Number(filter.sport))] : []),
  ...(filter.level ? [`현재 LV.${filter.level}`] : []),
  ...(filter.owner ? [`회원 ${filter.owner}`] : []),
]

const endedWords = ({ endedFrom, endedTo }: BetsFilter): readonly string[] => {
  if (!endedFrom && !endedTo) return []
  return [endedFrom === endedTo ? `정산·취소 ${endedFrom}` : `정산·취소 ${endedFrom} ~ ${endedTo}`]
}

const sportWord = (id: number): string => (id === 0 ? '여러 종목' : sportLabel(id as SportId))

const marketWord = (id: number, sport: number): string =>
  id === 0 ? '조합' : marketLabel(id as MarketTypeId, sport as SportId)
