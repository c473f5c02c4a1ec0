import type { cashLevelContract, WireCashLevel } from '#contract/cashier/cash-levels.ts'
import { won } from '#domain/money.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { CashierDeps } from '../cashier-ports.ts'
import { changeTerms, setDepositAccount } from './change-terms.ts'
import { type CashLevelTold, readLevels, tellLevel } from './read-cash-terms.ts'

type TermsDeps = Pick<CashierDeps, 'db' | 'clock' | 'bus' | 'seal' | 'site'>

/** Operator routes for limits and accounts by level (계좌설정). */
export const cashLevelRoutes = (deps: TermsDeps): Handlers<typeof cashLevelContract> => ({
  levels: async () => accept((await readLevels(deps)).map(wireLevel)),
  changeTerms: async ({ caller, ip, params: { level }, body: { reason, revision, ...body } }) => {
    const terms = {
      depositMin: won(body.depositMin),
      depositMax: won(body.depositMax),
      withdrawalMin: won(body.withdrawalMin),
      withdrawalMax: won(body.withdrawalMax),
      withdrawalDayMax: won(body.withdrawalDayMax),
      withdrawalHours: body.withdrawalHours,
    }
    const done = await changeTerms(deps, { operator: caller, ip, reason, level, revision, terms })
    return done.ok ? accept(wireLevel(tellLevel(deps, done.value))) : done
  },
  setAccount: async ({ caller, ip, params: { level }, body: { reason, revision, ...entered } }) => {
    const done = await setDepositAccount(deps, { operator: caller, ip, reason, level, revision, entered })
    return done.ok ? accept(wireLevel(tellLevel(deps, done.value))) : done
  },
})

const wireLevel = ({ accountSealed: _, ...level }: CashLevelTold): WireCashLevel => level
