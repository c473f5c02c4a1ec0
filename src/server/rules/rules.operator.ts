import type { ruleOperatorContract, WrittenRuleVersion } from '#contract/back-office/rules-operator.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import {
  type Draft,
  readComparison,
  readHeldRule,
  readHeldRules,
  readHistory,
  type StoredVersion,
} from './read-rules.ts'
import { wireVersion } from './rules.routes.ts'
import { dropDraft, publishRule, type RuleDeps, saveDraft } from './write-rules.ts'

/** Operator routes for the versioned texts. */
export const ruleOperatorRoutes = (deps: RuleDeps): Handlers<typeof ruleOperatorContract> => ({
  all: async () =>
    accept({
      texts: (await readHeldRules(deps)).map(({ versions, acceptances, hasDraft, ...one }) => ({
        ...wireWritten(one),
        versions,
        acceptances,
        hasDraft,
      })),
    }),
  one: async ({ params }) => {
    const { current, draft } = await readHeldRule(deps, params.key)
    return accept({
      current: current && { ...wireWritten(current), contents: current.contents },
      draft: draft && wireDraft(draft),
    })
  },
  versions: async ({ params, query }) => {
    const { versions, ...counts } = await readHistory(deps, params.key, query.page)
    return accept({ versions: versions.map(wireWritten), ...counts })
  },
  comparison: async ({ params, query }) => {
    const found = await readComparison(deps, params.key, query.version)
    return found ? accept(found) : refuse({ code: 'NOT_FOUND' })
  },
  saveDraft: async ({ caller, ip, params, body }) => {
    const saved = await saveDraft(deps, { operator: caller, ip, reason: body.reason }, params.key, body)
    return saved.ok ? accept(wireDraft(saved.value)) : saved
  },
  dropDraft: ({ caller, ip, params, body }) =>
    dropDraft(deps, { operator: caller, ip, reason: body.reason }, params.key, body.revision),
  publish: async ({ caller, ip, params, body }) => {
    const published = await publishRule(deps, { operator: caller, ip, reason: body.reason }, params.key, body)
    return published.ok ? accept(wireWritten(published.value)) : published
  },
})

const wireWritten = (one: StoredVersion): WrittenRuleVersion => ({
  ...wireVersion(one),
  writtenBy: one.writtenBy,
})

const wireDraft = ({ contents, revision, writtenBy, writtenAt }: Draft) => ({
  contents,
  revision,
  writtenBy,
  writtenAt: formatSeoul(writtenAt, 'YYYY-MM-DD HH:mm:ss'),
})
