import type { Refusal } from '#contract/wire/refusals.ts'
import type { RoundId } from '#domain/ids.ts'
import { partsOfRoundId, roundName } from '#domain/minigames/round-times.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import type { Game, Games } from '../../games/games-state.ts'
import { voidRound } from '../../rounds/void-round.ts'
import { findRoundDetail } from './desk-rounds.sql.ts'
import { listRoundStakes } from './round-bets.sql.ts'

export type VoidDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly games: Pick<Games, 'find'> }
type Voided = { readonly id: RoundId; readonly bets: number; readonly stakes: number }
type NotVoided = Refusal<'ROUND_UNKNOWN' | 'ROUND_DRAWN' | 'ROUND_VOID'>

/**
 * Voids a round that is not drawn (handbook 3.1): the only operation on a draw that operators have. Every stake is
 * refunded afterwards, as for any void round. Returns the number of bets and their stakes in won.
 */
export async function voidByHand(
  deps: VoidDeps,
  id: RoundId,
  who: OperatorAct,
): Promise<Result<Voided, NotVoided>> {
  const game = deps.games.find(partsOfRoundId(id).gameId)
  if (!game) return refuse({ code: 'ROUND_UNKNOWN' })
  return deps.db.transaction(tx => voidInside(tx, deps, game, id, who))
}

async function voidInside(
  tx: Tx,
  { clock, bus }: VoidDeps,
  game: Game,
  id: RoundId,
  who: OperatorAct,
): Promise<Result<Voided, NotVoided>> {
  const before = await findRoundDetail(tx, id)
  if (!before) return refuse({ code: 'ROUND_UNKNOWN' })
  const at = clock.now()
  if (!(await voidRound(tx, { bus }, game, { id, reason: who.reason, at }))) {
    const now = await findRoundDetail(tx, id)
    return refuse({ code: now?.state === 'void' ? 'ROUND_VOID' : 'ROUND_DRAWN' })
  }
  const [{ bets, stakes } = { bets: 0, stakes: 0 }] = await listRoundStakes(tx, [id])
  await recordAct(tx, {
    ...who,
    act: 'void-round',
    subject: `round:${id}`,
    before: { roundState: before.state },
    after: { game: game.title, round: roundName(before), roundState: 'void', bets, stakes },
    at,
  })
  return accept({ id, bets, stakes })
}
