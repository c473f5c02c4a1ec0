import type { ListedBet } from '#contract/back-office/bet-desk.ts'
import type { exportContract } from '#contract/back-office/kit/exports.ts'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import type { Body } from '#contract/wire/route.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { sidesWord } from '#domain/bets/bet-word.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import { type BetListDeps, findBetIds, readListed } from '../bets/read-bets.ts'
import { type DeskDeps, findLiable, readDeskRows } from '../trading/read-trading-desk.ts'
import { wireTradingFixture } from '../trading/wire-trading.ts'
import { type CsvColumn, EXPORTED_MAX, type ListExport } from './export-list.ts'
import { byKeys } from './portions.ts'

const yes = (is: boolean): string => (is ? '예' : '')

const statusWord = (code: number): string => {
  const status = betStatus(code)
  return status ? betStatusWord[status] : String(code)
}

const betColumns: readonly CsvColumn<ListedBet>[] = [
  { title: '베팅번호', cell: ({ id }) => betNumber(id) },
  { title: '베팅시간', cell: ({ createdAt }) => createdAt },
  { title: '회원번호', cell: ({ memberId }) => memberId },
  { title: '아이디', cell: ({ userId }) => userId },
  { title: '닉네임', cell: ({ nickname }) => nickname },
  { title: '구분', cell: bet => gameTypeWord[gameType(bet.gameType)] },
  { title: '방식', cell: ({ betStyle }) => (betStyle === 'KR' ? '한국형' : '유럽형') },
  { title: '폴더', cell: ({ legCount }) => legCount },
  { title: '첫 경기', cell: ({ firstPick }) => firstPick && sidesWord(firstPick.home, firstPick.away) },
  { title: '마켓', cell: ({ firstPick }) => firstPick?.market },
  { title: '픽', cell: ({ firstPick }) => firstPick?.pick },
  { title: '총배당', cell: ({ totalRatio }) => totalRatio },
  { title: '베팅금', cell: ({ amounts }) => amounts },
  { title: '예상당첨금', cell: ({ winnings }) => winnings },
  { title: '지급액', cell: ({ payout }) => payout },
  { title: '상태', cell: ({ status }) => statusWord(status) },
  { title: '고액', cell: ({ large }) => yes(large) },
  { title: '지연', cell: ({ late }) => yes(late) },
  { title: '시스템 ID', cell: ({ id }) => id },
]

/** Exports the bets that match a filter, up to the size of a table. */
export async function betsExport(
  deps: BetListDeps,
  filter: Body<typeof exportContract.bets>['filter'],
): Promise<ListExport<ListedBet>> {
  const { ids, memberIds, total } = await findBetIds(deps, filter, EXPORTED_MAX)
  const keys = memberIds.map((memberId, at) => ({ memberId, id: ids[at] ?? '' }))
  return {
    list: 'bets',
    name: '베팅',
    filter,
    count: total,
    columns: betColumns,
    portions: () => byKeys(keys, portion => readListed(deps, portion)),
  }
}

const liabilityColumns: readonly CsvColumn<TradingFixture>[] = [
  { title: '경기번호', cell: ({ fixtureId }) => fixtureId },
  { title: '시작', cell: ({ startdate }) => startdate },
  { title: '리그', cell: fixture => fixture.league_name },
  { title: '홈', cell: fixture => fixture.home_participants_name },
  { title: '원정', cell: fixture => fixture.away_participants_name },
  { title: '상태', cell: ({ stateText }) => stateText },
  { title: '진행 베팅', cell: ({ openBets }) => openBets },
  { title: '진행 베팅금', cell: ({ openStakes }) => openStakes },
  { title: '최대 지급', cell: ({ worstPayout }) => worstPayout },
  { title: '최악 손익', cell: ({ worst }) => worst.withCombinations },
]

/** Exports the fixtures with open bets, largest liability first. */
export async function liabilityExport(deps: DeskDeps): Promise<ListExport<TradingFixture>> {
  const ids = await findLiable(deps)
  return {
    list: 'liability',
    name: '노출현황',
    filter: {},
    count: ids.length,
    columns: liabilityColumns,
    portions: () => byKeys(ids, async portion => (await readDeskRows(deps, portion)).map(wireTradingFixture)),
  }
}
