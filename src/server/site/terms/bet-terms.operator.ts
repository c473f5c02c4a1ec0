import type { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { changeSettings } from '../change-settings.ts'
import { readSettingChanges } from '../setting-changes.ts'
import type { Site } from '../site-state.ts'
import { readCross, readTier, wireCross, wireTier } from './wire-terms.ts'

type TermsDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/** Operator routes for the betting terms: the matrix of combinations, and the bonus selections (handbook 1.4, 1.6). */
export const betTermsRoutes = (deps: TermsDeps): Handlers<typeof betTermsContract> => ({
  termsChanges: async () => {
    const changes = await readSettingChanges(deps)
    const last = (key: string) => wireChange(changes.find(one => one.key === key))
    return accept({ crossRules: last('crossRules'), bonusTiers: last('bonusTiers') })
  },
  setCrossRules: async ({ caller, ip, body: { rules, reason } }) => {
    const changed = await changeSettings(deps, {
      operator: caller,
      ip,
      reason,
      act: 'change-cross-rules',
      changes: { crossRules: readCross(rules) },
    })
    return changed.ok ? accept(wireCross(changed.value.crossRules)) : changed
  },
  setBonusTiers: async ({ caller, ip, body: { tiers, reason } }) => {
    const changed = await changeSettings(deps, {
      operator: caller,
      ip,
      reason,
      act: 'change-bonus-tiers',
      changes: { bonusTiers: tiers.map(readTier) },
    })
    return changed.ok ? accept(changed.value.bonusTiers.map(wireTier)) : changed
  },
})

type Change = Awaited<ReturnType<typeof readSettingChanges>>[number]

const wireChange = (change: Change | undefined) =>
  change ? { operator: change.operator, at: formatSeoul(change.at, 'YYYY-MM-DD HH:mm:ss') } : null
