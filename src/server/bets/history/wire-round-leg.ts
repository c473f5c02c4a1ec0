import type { BetLeg } from '#contract/bets/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { voidBetReason } from '#domain/minigames/house/void-cause-words.ko.ts'
import type { Kind } from '#domain/minigames/kind.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { pickIdOf } from '#domain/minigames/pick-ids.ts'
import { resultGroups, resultWords } from '#domain/minigames/result-words.ko.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { eventPickText, eventTitle, eventWords } from '#domain/minigames/virtual/event-words.ko.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { gameTypeWord } from '#domain/sports/game-type.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { wireId } from '../sports/odds-change-item.ts'
import { cancelReason } from './cancel-reason.ts'
import { listRoundPicks, type RoundPickRow } from './round-picks.sql.ts'

const statusOfResult = { won: betStatusCode.won, lost: betStatusCode.lost, void: betStatusCode.void } as const

/**
 * Returns a pick on a round as one leg: the game and its round are in the fields of the teams, the draw is in the
 * reason field (MINI-090).
 */
export function wireRoundLeg(
  { cancelledBy }: { readonly cancelledBy: 'member' | 'operator' | 'supplier' | null },
  row: RoundPickRow,
): BetLeg {
  const roundId = roundName(row)
  const kind = findKind(row.kind)?.at({ gameId: row.gameId, roundId })
  const { market, pick, place } = namesOf(kind, row)
  const word = gameTypeWord[productOfKind(row.kind)]
  return {
    fixtureId: row.roundId,
    oddsId: wireId((kind && pickIdOf(kind, row)) ?? '0'),
    sportId: row.gameId,
    sportName: word,
    leagueName: word,
    home: [`${row.title} ${roundId}회`, eventTitle(eventWords(row, kind?.event))].filter(Boolean).join(' · '),
    away: '',
    startdate: formatSeoul(row.drawsAt, 'YYYY-MM-DD HH:mm:ss'),
    marketId: place,
    marketName: market?.name ?? row.market,
    marketNameKorean: market?.label ?? row.market,
    betName: row.pick,
    betNameKorean: eventPickText(
      row.kind,
      { gameId: row.gameId, event: kind?.event },
      { ...row, label: pick?.label ?? row.pick },
    ),
    betBaseline: '',
    betPrice: row.odds / 100,
    version: row.version,
    scoreAtBet: '',
    round: { gameId: row.gameId, round: row.number, roundId },
    ...(cancelledBy
      ? { status: betStatusCode.cancelled, result: '', score: '', reason: cancelReason[cancelledBy] }
      : {
          status: row.result ? statusOfResult[row.result] : betStatusCode.open,
          result: row.result ?? '',
          score: row.result ? scoreOf(row) : '',
          reason: row.result ? reasonOf(row) : '',
        }),
  }
}

/** Returns the name of a bet on a round for messages: "미니게임 파워볼 1분 20261123-0001회 홀짝 · 홀". */
export async function findRoundSlipText(
  db: Queries,
  memberId: MemberId,
  betId: string,
): Promise<string | undefined> {
  const [row] = await listRoundPicks(db, memberId, [betId])
  if (!row) return undefined
  const { sportName, home, marketNameKorean, betNameKorean } = wireRoundLeg({ cancelledBy: null }, row)
  return `${sportName} ${home} ${marketNameKorean} · ${betNameKorean}`
}

/** Names of market and pick; a kind's markets never change their positions. */
function namesOf(kind: Kind<unknown> | undefined, row: RoundPickRow) {
  const at = kind?.markets.findIndex(({ id }) => id === row.market) ?? -1
  const market = kind?.markets[at]
  return { market, pick: market?.picks.find(({ id }) => id === row.pick), place: at + 1 }
}

/** "합 81 / 파워볼 7", "프랑스 2:0 독일". */
const scoreOf = ({ kind, draw, results, gameId }: RoundPickRow): string =>
  (resultGroups(kind, draw, results ?? [], gameId) ?? []).map(({ head }) => head).join(' / ')

const ENDS = {
  won: '적중되었습니다.',
  lost: '낙첨되었습니다.',
  void: '적중특례로 베팅금이 반환되었습니다.',
} as const

function reasonOf({
  kind,
  gameId,
  draw,
  results,
  result,
  state,
  voidCause,
  voidReason,
}: RoundPickRow): string {
  if (!result) return ''
  if (state === 'void') return voidBetReason(voidCause, voidReason)
  return `추첨 결과(${resultWords(kind, draw, results ?? [], gameId)})에 따라 ${ENDS[result]}`
}
