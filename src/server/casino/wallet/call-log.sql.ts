import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import {
  instantArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
} from '#server/platform/postgres/binary-arrays.ts'
import { prepared, type Queries, sql } from '#server/platform/postgres/postgres.ts'

export type LoggedCall = {
  readonly supplierId: number
  readonly at: Instant
  readonly path: string
  readonly address: string
  readonly ref: string | undefined
  readonly memberId: MemberId | undefined
  readonly request: string
  readonly status: number
  readonly answer: string
  readonly microseconds: number
}

/** Stores calls, and each supplier's time of the last call. */
export const insertCalls = (db: Queries, calls: readonly LoggedCall[]) =>
  db.run(
    prepared(
      'casino_calls',
      sql`
        with kept as (
          insert into casino_call (supplier_id, at, path, address, ref, member_id, request, status, answer, microseconds)
          select c.supplier_id, c.at, c.path, c.address::inet, c.ref, c.member_id, c.request, c.status, c.answer,
            c.microseconds
          from (
            select unnest(${int2Array(calls, call => call.supplierId)}::smallint[]) as supplier_id,
              unnest(${instantArray(calls, call => call.at)}::timestamptz[]) as at,
              unnest(${textArray(calls, call => call.path)}::text[]) as path,
              unnest(${textArray(calls, call => call.address)}::text[]) as address,
              unnest(${textArray(calls, call => call.ref)}::text[]) as ref,
              unnest(${int8Array(calls, call => call.memberId)}::bigint[]) as member_id,
              unnest(${textArray(calls, call => call.request)}::text[]) as request,
              unnest(${int2Array(calls, call => call.status)}::smallint[]) as status,
              unnest(${textArray(calls, call => call.answer)}::text[]) as answer,
              unnest(${int4Array(calls, call => call.microseconds)}::integer[]) as microseconds
          ) c
          returning supplier_id, at
        )
        insert into casino_last_call (supplier_id, at)
        select k.supplier_id, max(k.at) from kept k group by k.supplier_id order by k.supplier_id
        on conflict (supplier_id) do update set at = greatest(casino_last_call.at, excluded.at)`,
    ),
  )
