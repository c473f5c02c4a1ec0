import { heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import { supplierDaysContract } from '#contract/back-office/casino/supplier-days.ts'
import { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { suppliersWaitingContract } from '#contract/back-office/casino/suppliers-waiting.ts'
import { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import { unresolvedDeskContract } from '#contract/back-office/casino/unresolved-desk.ts'
import { MINUTE } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { readAtCommit, type Site } from '#server/site/site.ts'
import type { KnownPlayers } from '../players/known-players.ts'
import type { SupplierClient } from '../suppliers/supplier-client.ts'
import type { Suppliers } from '../suppliers/suppliers-state.ts'
import type { Wallet } from '../wallet/open-wallet.ts'
import type { CheckDayDeps } from './days/check-day.ts'
import { checkDays } from './days/check-days.ts'
import { supplierDaysRoutes } from './days/days.operator.ts'
import { heldWinRoutes } from './held/held-wins.operator.ts'
import { supplierDeskRoutes } from './suppliers/suppliers.operator.ts'
import { suppliersWaitingRoutes } from './suppliers-waiting.operator.ts'
import { transactionDeskRoutes } from './transactions/transactions.operator.ts'
import type { AskDeps } from './unresolved/ask-about-bet.ts'
import { askUnresolved } from './unresolved/ask-unresolved.ts'
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

/**
 * Asks suppliers about bets that have not ended, and compares each past day with their reports. Runs in one process at
 * a time.
 */
function casinoWatch(deps: AskDeps & CheckDayDeps): Background {
  const { db, log } = deps
  return ledBackground({
    name: 'casino-watch',
    db,
    log,
    lock: ADVISORY_LOCKS.casinoWatchLead,
    every: MINUTE,
    lead: async turns => {
      const turn = async () => {
        await askUnresolved(deps)
        await checkDays(deps)
      }
      const work = () => turns.take(turn)
      const stop = await repeating('casino-watch', { every: MINUTE, work, log }).start()
      return async () => stop()
    },
  })
}
