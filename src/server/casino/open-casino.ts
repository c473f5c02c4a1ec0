import type { FastifyInstance } from 'fastify'
import { casinoContract } from '#contract/casino/casino.ts'
import { casinoRoundContract } from '#contract/casino/casino-round.ts'
import type { MemberId } from '#domain/ids.ts'
import type { PlacingFigures } from '#server/bets/bets.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { openCasinoDesk } from './desk/open-casino-desk.ts'
import { mountWallet } from './dialects/wallet-door.ts'
import { casinoRoutes } from './lobby/casino.routes.ts'
import { ownRoundRoutes } from './lobby/own-round.routes.ts'
import { knownPlayers } from './players/known-players.ts'
import { supplierClient } from './suppliers/supplier-client.ts'
import { openSuppliers, type Suppliers } from './suppliers/suppliers-state.ts'
import { openCallLog } from './wallet/call-log.ts'
import { openWallet } from './wallet/open-wallet.ts'

export type Casino = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  readonly suppliers: Suppliers
  /** Mounts the wallet for suppliers. */
  mount(fastify: FastifyInstance): void
  /** Casino bets that wait or are being booked, and those answered. */
  figures(): PlacingFigures
  /** Resolves when every call has been answered. */
  drained(): Promise<void>
  close(): Promise<void>
}

type CasinoDeps = Deps & {
  readonly site: Site
  readonly stayInGames: (member: MemberId) => Promise<void>
  /** Connections for booking only. */
  readonly bookingDb: Db
  /** Connections for operators' queries. */
  readonly deskDb: Db
}

/** Opens casino and slots for the app. */
export async function openCasino(deps: CasinoDeps): Promise<Casino> {
  const suppliers = await openSuppliers(deps)
  const wallet = openWallet(deps)
  const callLog = openCallLog(deps)
  const client = supplierClient(deps)
  const players = knownPlayers(deps)
  const desk = openCasinoDesk({ ...deps, suppliers, client, wallet, players })
  return {
    features: [
      feature(casinoContract, casinoRoutes({ ...deps, suppliers, client })),
      feature(casinoRoundContract, ownRoundRoutes({ ...deps, suppliers, client })),
      ...desk.features,
    ],
    backgrounds: [callLog.background, ...desk.backgrounds],
    suppliers,
    mount: fastify => mountWallet(fastify, { ...deps, suppliers, wallet, callLog, players }),
    figures: wallet.figures,
    drained: wallet.drained,
    close: async () => {
      await callLog.flush()
      await suppliers.close()
    },
  }
}
