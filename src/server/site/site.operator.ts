import type { siteOperatorContract } from '#contract/site/site.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { changeSettings } from './change-settings.ts'
import { readSettingChanges } from './setting-changes.ts'
import type { Site } from './site-state.ts'
import { operatorSettings, readChanges, wireSettingChanges } from './wire-settings.ts'

type SiteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/** Operator routes for the settings. */
export const siteOperatorRoutes = (deps: SiteDeps): Handlers<typeof siteOperatorContract> => ({
  allSettings: () => accept(operatorSettings(deps.site.settings())),
  changeSettings: async ({ caller, ip, body }) => {
    const changes = readChanges(body.settings)
    const changed = await changeSettings(deps, { operator: caller, ip, changes, reason: body.reason })
    return changed.ok ? accept(operatorSettings(changed.value)) : changed
  },
  settingChanges: async () => accept(wireSettingChanges(await readSettingChanges(deps))),
})
