import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { TetherPrices } from '#domain/cashier/tether/quote.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Tether rates, and the networks from which the gateway calls back. */
export type TetherTerms = TetherPrices & {
  readonly version: number
  readonly feeTrc: MicroUsdt
  readonly feeErc: MicroUsdt
  readonly gatewayNetworks: readonly string[]
  readonly changedAt: Instant
  readonly operator: string | null
}

const columns = sql`version, price_a as "priceA", price_b as "priceB", spread_basis_points as "spreadBasisPoints",
  fee_trc as "feeTrc", fee_erc as "feeErc", gateway_networks as "gatewayNetworks", changed_at as "changedAt", operator`

/** The current terms. */
export const loadTetherTerms = (db: Queries) =>
  db.one<TetherTerms>(sql`select ${columns} from tether_terms order by version desc limit 1`)

/** Allows one writer at a time; others wait. */
export const lockTetherTerms = (tx: Tx) => tx.run(sql`lock table tether_terms in share row exclusive mode`)

export type NewTerms = Omit<TetherTerms, 'operator'> & { readonly operator: string; readonly reason: string }

export const insertTetherTerms = (tx: Tx, terms: NewTerms) =>
  tx.one<TetherTerms>(sql`
    insert into tether_terms (version, changed_at, price_a, price_b, spread_basis_points, fee_trc, fee_erc,
      gateway_networks, operator, reason)
    values (${terms.version}, ${timestamp(terms.changedAt)}, ${terms.priceA}, ${terms.priceB},
      ${terms.spreadBasisPoints}, ${terms.feeTrc}, ${terms.feeErc}, ${terms.gatewayNetworks}, ${terms.operator},
      ${terms.reason})
    returning ${columns}`)

/** Fee for sending on a network. */
export const feeOf = ({ feeTrc, feeErc }: TetherTerms, network: TetherNetwork): MicroUsdt =>
  network === 'TRC-20' ? feeTrc : feeErc
