import { heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import { supplierDaysContract } from '#contract/back-office/casino/supplier-days.ts'
import { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { suppliersWaitingContract } from '#contract/back-office/casino/suppliers-waiting.ts'
import { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import { unresolvedDeskContract } from '#contract/back-office/casino/unresolved-desk.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readAtCommit, type Site } from '#server/site/site.ts'
import type { KnownPlayers } from '../players/known-players.ts'
import type { SupplierClient } from '../suppliers/supplier-client.ts'
import type { Suppliers } from '../suppliers/suppliers-state.ts'
import type { Wallet } from '../wallet/open-wallet.ts'
import { casinoWatch } from './casino-watch.ts'
import { supplierDaysRoutes } from './days/days.operator.ts'
import { heldWinRoutes } from './held/held-wins.operator.ts'
import { supplierDeskRoutes } from './suppliers/suppliers.operator.ts'
import { suppliersWaitingRoutes } from './suppliers-waiting.operator.ts'
import { transactionDeskRoutes } from './transactions/transactions.operator.ts'
import { unresolvedDeskRoutes } from './unresolved/unresolved.operator.ts'

type CasinoDeskDeps = Deps & {
  readonly site: Site
  readonly suppliers: Suppliers
  readonly client: SupplierClient
  readonly wallet: Wallet
  readonly players: KnownPlayers
  /** Connections for operators' queries. */
  readonly deskDb: Db
}

/** Opens the back office of suppliers: its routes, and the background work that asks suppliers. */
export function openCasinoDesk(deps: CasinoDeskDeps): {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
} {
  return {
    features: [
      feature(supplierDeskContract, supplierDeskRoutes(deps), (inner: Db) =>
        supplierDeskRoutes({ ...deps, db: inner, site: readAtCommit(deps.site), suppliers: unread(deps) }),
      ),
      feature(transactionDeskContract, transactionDeskRoutes({ ...deps, db: deps.deskDb })),
      feature(unresolvedDeskContract, unresolvedDeskRoutes(deps), (inner: Db) =>
        unresolvedDeskRoutes({ ...deps, db: inner, site: readAtCommit(deps.site) }),
      ),
      feature(heldWinsContract, heldWinRoutes(deps), (inner: Db) =>
        heldWinRoutes({ ...deps, db: inner, site: readAtCommit(deps.site) }),
      ),
      feature(suppliersWaitingContract, suppliersWaitingRoutes({ ...deps, db: deps.deskDb })),
      feature(supplierDaysContract, supplierDaysRoutes(deps)),
    ],
    backgrounds: [casinoWatch(deps)],
  }
}

/** The suppliers inside an approval: they are read again after its commit, on the notice that it sends. */
const unread = ({ suppliers }: Pick<CasinoDeskDeps, 'suppliers'>) => ({
  all: suppliers.all,
  games: suppliers.games,
  refresh: async () => {},
})
