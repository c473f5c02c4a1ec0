import type { RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { roundGate } from '#domain/minigames/round-times.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Game } from '../games/games-state.ts'
import { enterRoundGates } from './round-gate.sql.ts'
import { noNews, roundsChanged } from './round-news.ts'
import { voidRounds } from './rounds.sql.ts'

type Voiding = { readonly id: RoundId; readonly reason: string; readonly at: Instant }

/**
 * Voids a round that is not drawn: it takes no more bets, and every stake is refunded (handbook 3.1). False if it is
 * already drawn or void. Its seed is published when its time has passed.
 */
export async function voidRound(
  tx: Tx,
  { bus }: { readonly bus: Bus },
  game: Pick<Game, 'drawnBy'>,
  { id, reason, at }: Voiding,
): Promise<boolean> {
  await enterRoundGates(tx, [roundGate(id, game.drawnBy)])
  const voided = await voidRounds(tx, [id], { cause: 'operator', reason, at })
  tx.afterCommit(() => bus.publish(roundsChanged, { ...noNews, voided }))
  return voided.length > 0
}
