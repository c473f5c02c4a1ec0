import type { operatorRulesContract } from '#contract/back-office/operators.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isWithinAny } from '../addresses/address-list.ts'
import { changeSettings } from '../change-settings.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { Site } from '../site-state.ts'

type RulesDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/**
 * Operator routes for rules that apply to all operators: which operations need two (X4), and from where they work (X2).
 * A change that would lock out the caller is refused.
 */
export const operatorRulesRoutes = (deps: RulesDeps): Handlers<typeof operatorRulesContract> => ({
  rules: async ({ ip }) => {
    const { secondPerson, secondPersonHours, operatorAddresses } = deps.site.settings()
    return accept({
      secondPerson,
      secondPersonHours,
      addresses: [...operatorAddresses],
      ownAddress: ip,
    })
  },
  change: async ({ body: { reason, addresses, secondPerson, secondPersonHours }, caller, ip }) => {
    if (addresses && addresses.length > 0 && !isWithinAny(addresses, ip))
      return refuse({ code: 'OWN_ADDRESS_MISSING', ip })
    const changes: Partial<SiteSettings> = {
      ...(secondPerson && { secondPerson }),
      ...(secondPersonHours !== undefined && { secondPersonHours }),
      ...(addresses && { operatorAddresses: [...new Set(addresses)] }),
    }
    const changed = await changeSettings(deps, { operator: caller, ip, changes, reason })
    return changed.ok ? accept(undefined) : changed
  },
})
