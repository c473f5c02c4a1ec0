import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type Dialect = 'command' | 'transactions'
export type CasinoLine = 'main' | 'cx' | 'vinus'

export type SupplierRow = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly dialect: Dialect
  readonly secretSealed: Buffer
  readonly addresses: readonly string[]
  readonly address: string
  readonly isOn: boolean
}

export type ProviderRow = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly supplierId: number | null
  readonly line: CasinoLine
  readonly isOn: boolean
  readonly position: number
}

export type CasinoGame = {
  readonly id: number
  readonly providerId: number
  readonly code: string
  readonly name: string
  readonly kind: CasinoGameKind
  readonly family: string
  readonly returnRate: number | null
  readonly roundSeconds: number | null
  readonly isOn: boolean
  readonly position: number
  readonly addedAt: Instant
}

export const listSuppliers = (queries: Queries) =>
  queries.many<SupplierRow>(sql`
    select s.id, s.code, s.name, s.dialect, s.secret_sealed as "secretSealed",
      array(select a::text from unnest(s.addresses) a) as addresses, s.address, s.is_on as "isOn"
    from casino_supplier s order by s.id`)

export const listProviders = (queries: Queries) =>
  queries.many<ProviderRow>(sql`
    select p.id, p.code, p.name, p.supplier_id as "supplierId", p.line, p.is_on as "isOn", p.position
    from casino_provider p order by p.position, p.id`)

export const listGames = (queries: Queries) =>
  queries.many<CasinoGame>(sql`
    select g.id, g.provider_id as "providerId", g.code, g.name, g.kind, g.family, g.return_rate as "returnRate",
      g.round_seconds as "roundSeconds", g.is_on as "isOn", g.position, g.added_at as "addedAt"
    from casino_game g order by g.position, g.id`)

export type NewSupplier = Omit<SupplierRow, 'id'> & { readonly at: Instant }

/** Keeps a supplier under its code: a new one, or other terms of a known one. Gives its number. */
export const putSupplier = async (tx: Tx, { at, ...supplier }: NewSupplier): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into casino_supplier (id, code, name, dialect, secret_sealed, addresses, address, is_on, changed_at)
      select coalesce(max(s.id), 0) + 1, ${supplier.code}, ${supplier.name}, ${supplier.dialect}, ${supplier.secretSealed},
        ${supplier.addresses}::text[]::cidr[], ${supplier.address}, ${supplier.isOn}, ${timestamp(at)}
      from casino_supplier s
      on conflict (code) do update set name = excluded.name, dialect = excluded.dialect,
        secret_sealed = excluded.secret_sealed, addresses = excluded.addresses, address = excluded.address,
        is_on = excluded.is_on, changed_at = excluded.changed_at
      returning id`)
  ).id

export const setProvider = (
  tx: Tx,
  { id, name, supplierId, isOn, position }: Omit<ProviderRow, 'code' | 'line'>,
) =>
  tx.run(sql`
    update casino_provider set name = ${name}, supplier_id = ${supplierId}, is_on = ${isOn}, position = ${position}
    where id = ${id}`)

/** Keeps a game under its provider and code; gives its number. */
export const putGame = async (tx: Tx, game: Omit<CasinoGame, 'id'>): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
    insert into casino_game (provider_id, code, name, kind, family, return_rate, round_seconds, is_on, position, added_at)
    values (${game.providerId}, ${game.code}, ${game.name}, ${game.kind}, ${game.family}, ${game.returnRate},
      ${game.roundSeconds}, ${game.isOn}, ${game.position}, ${timestamp(game.addedAt)})
    on conflict (provider_id, code) do update set name = excluded.name, family = excluded.family,
      return_rate = excluded.return_rate, round_seconds = excluded.round_seconds
    returning id`)
  ).id

export const setGame = (tx: Tx, { id, isOn, position }: Pick<CasinoGame, 'id' | 'isOn' | 'position'>) =>
  tx.run(sql`update casino_game set is_on = ${isOn}, position = ${position} where id = ${id}`)
