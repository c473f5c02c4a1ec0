import type { Refusal } from '#contract/wire/refusals.ts'
import type { Caller } from '#server/platform/http/caller.ts'

/** Only members may bet, neither operators nor partners (handbook 4.3). */
export function refusalOfKind(
  kind: Caller['kind'],
): Refusal<'OPERATOR_CANNOT_BET'> | Refusal<'PARTNER_CANNOT_BET'> | undefined {
  if (kind === 'member') return undefined
  return { code: kind === 'partner' ? 'PARTNER_CANNOT_BET' : 'OPERATOR_CANNOT_BET' }
}
