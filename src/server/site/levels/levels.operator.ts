import type { levelOperatorContract } from '#contract/back-office/levels.ts'
import type { Body } from '#contract/wire/route.ts'
import { won } from '#domain/money.ts'
import { accept } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { wireLevel } from '../site.routes.ts'
import type { Site } from '../site-state.ts'
import { readOdds } from '../wire-settings.ts'
import { changeLevelLimits, type LevelChanges } from './change-level-limits.ts'

type LevelDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/** Operator routes for the betting limits of levels. */
export const levelRoutes = (deps: LevelDeps): Handlers<typeof levelOperatorContract> => ({
  changeLevel: async ({ caller, ip, params, body: { limits, reason } }) => {
    const order = { operator: caller, ip, reason, level: params.level, changes: readChanges(limits) }
    const changed = await changeLevelLimits(deps, order)
    return changed.ok ? accept(wireLevel(changed.value)) : changed
  },
})

type WireChanges = Body<typeof levelOperatorContract.changeLevel>['limits']

const readChanges = (wire: WireChanges): LevelChanges => ({
  general: readLimits('', wire),
  live: readLimits('Live', wire),
  special: readLimits('Special', wire),
})

/** Parses one kind of limits from the spec's names; odds are a factor, cut to hundredths. */
function readLimits(kind: '' | 'Live' | 'Special', wire: WireChanges): Partial<BetLimits> {
  const stakeMin = wire[`min${kind}BetAmount`]
  const stakeMax = wire[`max${kind}BetAmount`]
  const winningsMax = wire[`max${kind}WinAmount`]
  const factor = wire[`max${kind}BetPercent`]
  return {
    ...(stakeMin !== undefined && { stakeMin: won(stakeMin) }),
    ...(stakeMax !== undefined && { stakeMax: won(stakeMax) }),
    ...(winningsMax !== undefined && { winningsMax: won(winningsMax) }),
    ...(factor !== undefined && { totalOddsMax: readOdds(factor) }),
  }
}
