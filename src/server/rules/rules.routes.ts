import type { ruleContract, WireRuleText, WireRuleVersion } from '#contract/site/rules.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import { ruleTitles } from '#domain/rules/rule-keys.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type Site, wireLimits } from '#server/site/site.ts'
import { acceptTerms, pendingTexts } from './acceptance.ts'
import {
  readBettingRules,
  readText,
  readVersions,
  type StoredText,
  type StoredVersion,
} from './read-rules.ts'
import type { RulesState } from './rules-state.ts'

type RuleRouteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly site: Site
  readonly state: RulesState
}

const unknown: Refusal<'NOT_FOUND'> = { code: 'NOT_FOUND' }

/** Routes for reading the texts, and for members to accept them. */
export function ruleRoutes(deps: RuleRouteDeps): Handlers<typeof ruleContract> {
  const { site, state } = deps
  const wireText = (text: StoredText): WireRuleText => ({
    ...wireVersion(text),
    contents: text.contents,
    newest: state.newest(text.key)?.version ?? text.version,
  })
  return {
    betting: () => accept({ texts: readBettingRules(state).map(wireText) }),
    figures: () => {
      const { protoLimits, liveCloseAt, resultCorrectionHours } = site.settings()
      return accept({ protoLimits: wireLimits(protoLimits), liveCloseAt, resultCorrectionHours })
    },
    text: async ({ params, query }) => {
      const text = await readText(deps, params.key, query.version)
      return text ? accept(wireText(text)) : refuse(unknown)
    },
    versions: ({ params }) => accept({ versions: readVersions(state, params.key).map(wireVersion) }),
    pending: async ({ caller }) =>
      // Only members bet, so nobody else has to accept.
      accept({
        texts:
          caller.kind === 'member'
            ? (await pendingTexts(deps, caller.memberId)).map(one => wireText(one))
            : [],
      }),
    accept: async ({ caller, body }) => {
      const left = await acceptTerms(deps, caller.memberId, body.accepted)
      return left.ok ? accept({ pending: left.value }) : left
    },
  }
}

/** Public data of a version. */
export const wireVersion = (one: StoredVersion): WireRuleVersion => ({
  key: one.key,
  title: ruleTitles[one.key],
  version: one.version,
  inForceFrom: formatSeoul(one.inForceFrom, 'YYYY-MM-DD HH:mm:ss'),
  changes: one.changes,
  asksAcceptance: one.asksAcceptance,
})
