import { type BetKind, type BetSort, isNumberBeginning } from '#domain/bets/bet-search.ts'
import { betStatusCode, betStatusWord } from '#domain/bets/bet-status.ts'
import { parseOdds } from '#domain/odds.ts'
import { gameTypeCode, gameTypes, gameTypeWord } from '#domain/sports/game-type.ts'
import { readDay, readText } from '../kit/lists/address.ts'
import { period } from '../kit/lists/day-fields.tsx'
import {
  choiceOf,
  digits,
  type Field,
  type FilterValues,
  linkedId,
  listFilter,
  oneOf,
  orderOf,
  text,
} from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'

/** Bets to check first: large stakes, bets shortly before closing, bets accepted too late (handbook 6.3 고액). */
const kindWords: Readonly<Record<BetKind, string>> = {
  all: '전체',
  large: '고액',
  closing: '마감 직전',
  late: '늦은 베팅',
}
const sortWords: Readonly<Record<BetSort, string>> = {
  time: '최신순',
  amount: '베팅금순',
  winnings: '예상당첨금순',
}
const statusOptions = [
  { value: '', label: '모든 상태' },
  ...(['open', 'won', 'lost', 'void', 'cancelled'] as const).map(status => ({
    value: String(betStatusCode[status]),
    label: betStatusWord[status],
  })),
]
const gameOptions = [
  { value: '', label: '모든 게임' },
  ...gameTypes.map(type => ({ value: String(gameTypeCode[type]), label: gameTypeWord[type] })),
]

/** Set by links from reports: 0 for values that a bet on several matches does not share. */
const linkedCode = (at?: string): Field => ({
  ...{ usual: '', read: code => (/^\d{1,9}$/.test(code) ? code : undefined), excludes: true, at },
})
const linkedDay: Field = { usual: '', read: day => readDay(day) || undefined, excludes: true }

const number = text(36, { label: '베팅번호', placeholder: '베팅번호' })
const odds = text(8, { label: '총배당 이상', placeholder: '총배당 이상', width: 'w-28', at: 'odds' })

/** The filter of the list of bets. */
export const betsFilter = listFilter({
  only: { ...viewOf(kindWords, 'all', '베팅 구분'), excludes: true },
  number: { ...number, read: typed => (isNumberBeginning(numberOf(typed)) ? numberOf(typed) : undefined) },
  member: text(40, { label: '회원', placeholder: '아이디·닉네임', width: 'w-36' }),
  match: text(60, { label: '경기', placeholder: '팀·리그·경기번호' }),
  amountFrom: digits(10, { label: '베팅금 이상', placeholder: '베팅금 이상', width: 'w-32', at: 'amount' }),
  oddsFrom: {
    ...odds,
    read: typed => (parseOdds(typed) === undefined ? undefined : typed),
    asks: typed => String(parseOdds(typed) ?? ''),
  },
  status: choiceOf(/^(-1|[0-3])$/, { label: '상태', useOptions: () => statusOptions, width: 'w-32' }),
  gameType: choiceOf(/^[1-5]$/, { label: '게임', useOptions: () => gameOptions, width: 'w-32', at: 'game' }),
  betStyle: oneOf({ KR: '한국형', EU: '유럽형' }, { label: '방식', all: '한국형·유럽형', at: 'style' }),
  ...period,
  endedFrom: linkedDay,
  endedTo: linkedDay,
  sportId: linkedCode('sport'),
  leagueId: linkedCode('league'),
  marketTypeId: linkedCode('market'),
  level: linkedCode(),
  memberId: linkedId('owner'),
  sort: orderOf(sortWords, 'time'),
  before: {
    ...{ usual: '', read: id => (/^[0-9a-f-]{36}$/.test(id) ? id : undefined), excludes: true },
    resumes: true,
  },
})

const numberOf = (typed: string): string => readText(typed, 36).toLowerCase()

export type BetsValues = FilterValues<typeof betsFilter.fields>
export type BetsAsked = ReturnType<typeof betsFilter.asked>
