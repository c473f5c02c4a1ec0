import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { Dialect } from '#domain/casino/supplier-terms.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type CasinoLine = 'main' | 'cx' | 'vinus'

export type SupplierRow = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly dialect: Dialect
  readonly secretSealed: Buffer
  /** The previous key and the end of its validity; both null when it has ended or there was none. */
  readonly oldSecretSealed: Buffer | null
  readonly oldSecretUntil: Instant | null
  readonly addresses: readonly string[]
  readonly address: string
  readonly isOn: boolean
  readonly position: number
  /** File name of a site image; empty without one. */
  readonly image: string
  /** The most for wins: a multiple of the stakes and an amount in won (decision 96). */
  readonly winMultipleMax: number
  readonly winAmountMax: number
  readonly changedAt: Instant
}

export type ProviderRow = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly supplierId: number | null
  readonly line: CasinoLine
  readonly isOn: boolean
  readonly position: number
  readonly image: string
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
  /** Set by operators; null derives it from the game's age and how often it is opened. */
  readonly newMark: boolean | null
  readonly popularMark: boolean | null
  /** Beats the supplier's; null where that counts. */
  readonly winMultipleMax: number | null
  readonly winAmountMax: number | null
}

export const listSuppliers = (queries: Queries) =>
  queries.many<SupplierRow>(sql`
    select s.id, s.code, s.name, s.dialect, s.secret_sealed as "secretSealed",
      s.old_secret_sealed as "oldSecretSealed", s.old_secret_until as "oldSecretUntil",
      array(select a::text from unnest(s.addresses) a) as addresses, s.address, s.is_on as "isOn",
      s.position, s.image, s.win_multiple_max as "winMultipleMax", s.win_amount_max as "winAmountMax",
      s.changed_at as "changedAt"
    from casino_supplier s order by s.position, s.id`)

export const listProviders = (queries: Queries) =>
  queries.many<ProviderRow>(sql`
    select p.id, p.code, p.name, p.supplier_id as "supplierId", p.line, p.is_on as "isOn", p.position, p.image
    from casino_provider p order by p.position, p.id`)

export const listGames = (queries: Queries) =>
  queries.many<CasinoGame>(sql`
    select g.id, g.provider_id as "providerId", g.code, g.name, g.kind, g.family, g.return_rate as "returnRate",
      g.round_seconds as "roundSeconds", g.is_on as "isOn", g.position, g.added_at as "addedAt",
      g.new_mark as "newMark", g.popular_mark as "popularMark", g.win_multiple_max as "winMultipleMax",
      g.win_amount_max as "winAmountMax"
    from casino_game g order by g.position, g.id`)

export type NewSupplier = Pick<
  SupplierRow,
  'code' | 'name' | 'dialect' | 'secretSealed' | 'addresses' | 'address' | 'isOn'
> & { readonly at: Instant }

const newSupplier = ({ at, ...supplier }: NewSupplier): Sql => sql`
  insert into casino_supplier (id, code, name, dialect, secret_sealed, addresses, address, is_on, "position", changed_at)
  select coalesce(max(s.id), 0) + 1, ${supplier.code}, ${supplier.name}, ${supplier.dialect}, ${supplier.secretSealed},
    ${supplier.addresses}::text[]::cidr[], ${supplier.address}, ${supplier.isOn}, coalesce(max(s.position), 0) + 1,
    ${timestamp(at)}
  from casino_supplier s`

/** Inserts a supplier after the others. Returns its id; a code or number in use is a unique violation. */
export const insertSupplier = async (tx: Tx, supplier: NewSupplier): Promise<number> =>
  (await tx.one<{ id: number }>(sql`${newSupplier(supplier)} returning id`)).id

/** Inserts a supplier by its code, or updates a known one's address and key. Returns its id. */
export const putSupplier = async (tx: Tx, supplier: NewSupplier): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      ${newSupplier(supplier)}
      on conflict (code) do update set secret_sealed = excluded.secret_sealed, address = excluded.address,
        old_secret_sealed = null, old_secret_until = null, changed_at = excluded.changed_at
      returning id`)
  ).id

export const setProvider = (
  tx: Tx,
  { id, name, supplierId, isOn, position, image }: Omit<ProviderRow, 'code' | 'line'>,
) =>
  tx.run(sql`
    update casino_provider set name = ${name}, supplier_id = ${supplierId}, is_on = ${isOn}, "position" = ${position},
      image = ${image}
    where id = ${id}`)

export type NewGame = Omit<
  CasinoGame,
  'id' | 'newMark' | 'popularMark' | 'winMultipleMax' | 'winAmountMax'
> & {
  /** The game's own most, as a multiple of the stakes, unless it has one; without both its supplier's counts. */
  readonly winMultipleMax?: number
}

/** Inserts or updates a game by its provider and code; returns its id. */
export const putGame = async (tx: Tx, game: NewGame): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
    insert into casino_game (provider_id, code, name, kind, family, return_rate, round_seconds, is_on, position, added_at,
      win_multiple_max)
    values (${game.providerId}, ${game.code}, ${game.name}, ${game.kind}, ${game.family}, ${game.returnRate},
      ${game.roundSeconds}, ${game.isOn}, ${game.position}, ${timestamp(game.addedAt)},
      ${game.winMultipleMax ?? null})
    on conflict (provider_id, code) do update set name = excluded.name, family = excluded.family,
      return_rate = excluded.return_rate, round_seconds = excluded.round_seconds,
      win_multiple_max = coalesce(casino_game.win_multiple_max, excluded.win_multiple_max)
    returning id`)
  ).id

type GameTerms = Pick<
  CasinoGame,
  'id' | 'isOn' | 'position' | 'newMark' | 'popularMark' | 'winMultipleMax' | 'winAmountMax'
>

export const setGame = (tx: Tx, game: GameTerms) =>
  tx.run(sql`
    update casino_game set is_on = ${game.isOn}, "position" = ${game.position}, new_mark = ${game.newMark},
      popular_mark = ${game.popularMark}, win_multiple_max = ${game.winMultipleMax}, win_amount_max = ${game.winAmountMax}
    where id = ${game.id}`)

/** Locks a supplier until the transaction ends. */
export const lockSupplier = (tx: Tx, id: number) =>
  tx.maybe<{ id: number }>(sql`select s.id from casino_supplier s where s.id = ${id} for update`)

type SupplierTerms = Pick<
  SupplierRow,
  'id' | 'name' | 'addresses' | 'address' | 'isOn' | 'position' | 'image' | 'winMultipleMax' | 'winAmountMax'
>

export const setSupplier = (tx: Tx, supplier: SupplierTerms, at: Instant) =>
  tx.run(sql`
    update casino_supplier set name = ${supplier.name}, addresses = ${supplier.addresses}::text[]::cidr[],
      address = ${supplier.address}, is_on = ${supplier.isOn}, "position" = ${supplier.position},
      image = ${supplier.image}, win_multiple_max = ${supplier.winMultipleMax},
      win_amount_max = ${supplier.winAmountMax}, changed_at = ${timestamp(at)}
    where id = ${supplier.id}`)

/** Sets a new key; the previous one stays valid until the given time, or ends now. */
export const setSecret = (
  tx: Tx,
  { id, secretSealed, oldUntil }: { id: number; secretSealed: Buffer; oldUntil: Instant | undefined },
) =>
  tx.run(sql`
    update casino_supplier set secret_sealed = ${secretSealed},
      old_secret_sealed = case when ${oldUntil !== undefined} then secret_sealed end,
      old_secret_until = ${oldUntil === undefined ? sql`null` : timestamp(oldUntil)}
    where id = ${id}`)

/** Ends the validity of the previous key; 0 if there was none. */
export const dropOldSecret = (tx: Tx, id: number) =>
  tx.run(sql`
    update casino_supplier set old_secret_sealed = null, old_secret_until = null
    where id = ${id} and old_secret_sealed is not null`)
