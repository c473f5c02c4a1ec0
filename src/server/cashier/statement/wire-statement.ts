import type { DeskMovement, DeskPosting, Movement } from '#contract/cashier/statement.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { resettleCauseWord } from '#domain/bets/resettle-cause.ts'
import { statementGroupOf, statementGroupWord } from '#domain/cashier/statement-groups.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { postingKindCode, postingKindWord } from '#domain/posting-kind.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import type { PostingRow } from '#server/ledger/ledger.ts'
import type { MovementRow } from './statement.sql.ts'

export const seoul = (at: MovementRow['at']): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** A movement as shown to its member. */
export const wireMovement = (row: MovementRow): Movement => ({
  n: row.n,
  at: seoul(row.at),
  purse: row.purse,
  group: statementGroupOf(row.kind),
  reason: postingKindWord(row.kind),
  amount: row.amount,
  after: row.after,
  product: row.gameType === null ? null : gameType(row.gameType),
  cause: causeOf(row),
})

/** A movement as shown to operators. */
export const wireDeskMovement = (row: MovementRow): DeskMovement => ({
  ...wireMovement(row),
  ref: row.ref,
  kind: row.kind,
  seq: row.seq,
  actor: row.actor,
  memo: row.memo,
})

export const wirePosting = ({ at, kind, ...row }: PostingRow): DeskPosting => ({
  ...row,
  kind,
  at: seoul(at),
  code: postingKindCode(kind),
  reason: postingKindWord(kind),
})

function causeOf(row: MovementRow): Movement['cause'] {
  const { ref: id, round, tournament } = row
  return {
    what: whatOf(row),
    id,
    text: textOf(row),
    round: round && { gameId: round.gameId, roundId: roundName(round) },
    tournament,
  }
}

function whatOf({ kind, gameType: code }: MovementRow): Movement['cause']['what'] {
  if (code !== null) return 'bet'
  switch (statementGroupOf(kind)) {
    case 'deposit':
    case 'withdrawal':
      return 'request'
    case 'hand':
      return 'act'
    default:
      return 'other'
  }
}

/** Text of the cause: the bet, why its result changed, or the memo of the posting. */
function textOf({ gameType: code, legCount, round, resettledBy, kind, seq, memo }: MovementRow): string {
  if (code === null) return memo ?? ''
  const product = gameTypeWord[gameType(code)]
  const bet = round
    ? `${round.title} ${roundName(round)}회`
    : legCount === null
      ? product
      : `${product} ${foldWord(legCount)}`
  if (resettledBy === null) return bet
  if (kind === 'settlement-reversed') return `${bet} · ${resettleCauseWord[resettledBy]} 이전 당첨금 회수`
  return kind === 'bet-settled' && seq > 1 ? `${bet} · ${resettleCauseWord[resettledBy]} 다시 정산` : bet
}

/** The word for the movement's group, shown in a column. */
export const groupWordOf = (row: MovementRow): string => statementGroupWord(statementGroupOf(row.kind))
