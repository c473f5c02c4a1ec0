import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import { acceptedRuleKeys, bettingRuleKeys, type RuleKey, ruleKeys } from '#domain/rules/rule-keys.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { shownHtml } from '#server/site/site.ts'
import {
  countAcceptances,
  findDraft,
  findText,
  listDraftKeys,
  listVersionsOf,
  type StoredText,
} from './rules.sql.ts'
import type { RulesState } from './rules-state.ts'

export type { Draft, StoredText, StoredVersion } from './rules.sql.ts'

type ReadDeps = { readonly db: Queries; readonly state: RulesState }

const shown = (text: StoredText): StoredText => ({ ...text, contents: shownHtml(text.contents) })

/** Returns the betting rules, in the order of their categories. */
export const readBettingRules = (state: RulesState): readonly StoredText[] =>
  bettingRuleKeys.flatMap(key => state.newest(key) ?? []).map(shown)

/** Returns a text in its newest version, or an older one if requested. */
export async function readText(
  { db, state }: ReadDeps,
  key: RuleKey,
  version: number | undefined,
): Promise<StoredText | undefined> {
  const newest = state.newest(key)
  const text =
    version === undefined || version === newest?.version ? newest : await findText(db, key, version)
  return text && shown(text)
}

/** Returns the versions of a text, newest first. */
export const readVersions = (state: RulesState, key: RuleKey) =>
  state
    .versions()
    .filter(one => one.key === key)
    .toReversed()

/** Returns all texts for operators: version, number of acceptances, and whether there is a draft. */
export async function readHeldRules({ db, state }: ReadDeps) {
  const [acceptances, drafts] = await Promise.all([countAcceptances(db), listDraftKeys(db)])
  const counts = new Map(acceptances.map(({ key, count }) => [key, count]))
  const accepted: readonly RuleKey[] = acceptedRuleKeys
  return ruleKeys.flatMap(key => {
    const newest = state.newest(key)
    if (!newest) return []
    const { contents: _, ...version } = newest
    return [
      {
        ...version,
        versions: readVersions(state, key).length,
        acceptances: accepted.includes(key) ? (counts.get(key) ?? 0) : null,
        hasDraft: drafts.has(key),
      },
    ]
  })
}

/** Returns a text and its draft. */
export async function readHeldRule({ db, state }: ReadDeps, key: RuleKey) {
  const draft = await findDraft(db, key)
  const current = state.newest(key)
  return {
    current: current ? shown(current) : null,
    draft: draft ? { ...draft, contents: shownHtml(draft.contents) } : null,
  }
}

/** Returns a page of the versions of a text, newest first. */
export async function readHistory({ db, state }: ReadDeps, key: RuleKey, page: number) {
  const versions = await listVersionsOf(db, key, partOf(page))
  return { versions, ...pageCountsOf(readVersions(state, key).length) }
}

/** Returns the content of a version and of the previous one; empty before the first. */
export async function readComparison({ db }: ReadDeps, key: RuleKey, version: number) {
  const [after, before] = await Promise.all([
    findText(db, key, version),
    version > 1 ? findText(db, key, version - 1) : undefined,
  ])
  return after && { before: shownHtml(before?.contents ?? ''), after: shownHtml(after.contents) }
}
