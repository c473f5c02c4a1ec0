import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A processed callback with its answer. */
export type GatewayCall = {
  readonly event: string
  readonly at: Instant
  readonly address: string
  readonly bodyHash: Buffer
  readonly about: string
  readonly kind: 'transfer' | 'expired' | 'payout'
  /** "확인 19/19 · 72.15 USDT", shown to operators. */
  readonly word: string
  readonly result: 'taken' | 'known'
  readonly times: number
}

const columns = sql`event, at, address, body_hash as "bodyHash", about, kind, word, result, times`

/** Locks the callback; waits for one of the same event that is being processed. */
export const lockGatewayCall = (tx: Tx, event: string) =>
  tx.maybe<GatewayCall>(sql`select ${columns} from gateway_call where event = ${event} for update`)

/** No row if another process was faster. */
export const insertGatewayCall = (tx: Tx, call: Omit<GatewayCall, 'result' | 'times'>) =>
  tx.maybe<{ event: string }>(sql`
    insert into gateway_call (event, at, address, body_hash, about, kind, word, result)
    values (${call.event}, ${timestamp(call.at)}, ${call.address}, ${call.bodyHash}, ${call.about}, ${call.kind},
      ${call.word}, 'taken')
    on conflict (event) do nothing returning event`)

export const answerGatewayCall = (tx: Tx, event: string, result: GatewayCall['result']) =>
  tx.run(sql`update gateway_call set result = ${result} where event = ${event}`)

export const countGatewayCall = (tx: Tx, event: string) =>
  tx.run(sql`update gateway_call set times = times + 1 where event = ${event}`)

/** Callbacks about a payment or a withdrawal, oldest first. */
export const listGatewayCalls = (db: Queries, about: string) =>
  db.many<GatewayCall>(sql`select ${columns} from gateway_call where about = ${about} order by at, event`)
