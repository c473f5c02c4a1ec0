import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import { placeHolds } from '#server/ledger/ledger.ts'
import { type Db, type Queries, raw, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'

const NOBODY = 1_000_000 as MemberId
const STAKE = won(5_000)

/** Inserts an in-play bet that can't be ended, because it has no hold. Returns its id. */
export async function insertStuckBet(
  db: Queries,
  dueAt: Instant,
  { memberId = NOBODY, id }: { readonly memberId?: MemberId; readonly id?: string } = {},
): Promise<string> {
  const inserted = await db.one<{ id: string }>(sql`
    insert into bet_waiting (id, member_id, detail_type, style, accepts, stake, asked_odds, total_odds, winnings,
      seconds, started_at, due_at)
    values (coalesce(${id ?? null}::uuid, uuidv7()), ${memberId}, 5, 'KR', 'none', ${STAKE}, 190, 190, 9500, 6,
      ${timestamp(dueAt)}, ${timestamp(dueAt)})
    returning id`)
  return inserted.id
}

export const deleteStuckBets = (db: Db): Promise<number> =>
  db.run(sql`delete from bet_waiting where member_id = ${NOBODY}`)

/** Inserts a member's in-play bet whose stake is held. No process of the house can end it, but an operator can. */
export async function insertHeldBet(
  { db, newUuid }: Pick<Deps, 'db' | 'newUuid'>,
  memberId: MemberId,
  dueAt: Instant,
): Promise<string> {
  for (const statement of keepProcessesOut) await db.run(statement)
  const id = newUuid()
  await db.transaction(async tx => {
    const act = { kind: 'bet-waiting', at: dueAt, actor: 'member' } as const
    await placeHolds(tx, [{ id, memberId, amount: STAKE }], act)
    await insertStuckBet(tx, dueAt, { memberId, id })
  })
  return id
}

const keepProcessesOut = [
  raw(`create or replace function refuse_processes() returns trigger language plpgsql as
    $$ begin raise exception 'for the test, only operators end bets'; end $$`),
  raw(`create or replace trigger processes_refused before insert on ledger_posting for each row
    when (new.kind = 'bet-refused' and new.actor not like 'operator:%') execute function refuse_processes()`),
]
