import { RULE_CONTENTS_MAX } from '#contract/back-office/rules-operator.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { acceptedRuleKeys, type RuleKey, ruleTitles } from '#domain/rules/rule-keys.ts'
import { brokenBlocks } from '#domain/rules/rule-parts.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { cleanHtml, type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  type Draft,
  findDraft,
  insertVersion,
  lockNewest,
  putDraft,
  type StoredVersion,
  takeDraft,
} from './rules.sql.ts'
import type { RulesState } from './rules-state.ts'

export type RuleDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly state: RulesState }

type Changed = Refusal<'RULE_CHANGED'>
type DraftRefusal = Changed | Refusal<'RULE_BLOCK_UNKNOWN' | 'BAD_INPUT'>

/** Saves a draft of the next version of a text; disallowed HTML is removed. */
export const saveDraft = (
  { db, clock, bus }: RuleDeps,
  who: OperatorAct,
  key: RuleKey,
  { contents, revision }: { readonly contents: string; readonly revision: number },
): Promise<Result<Draft, DraftRefusal>> =>
  db.transaction(async tx => {
    const clean = cleanHtml(contents)
    if (clean.trim() === '' || clean.length > RULE_CONTENTS_MAX)
      return refuse({ code: 'BAD_INPUT', field: 'contents' })
    const [broken] = brokenBlocks(clean)
    if (broken !== undefined) return refuse({ code: 'RULE_BLOCK_UNKNOWN', name: broken })
    const at = clock.now()
    const writing = { key, contents: clean, revision, operatorId: who.operator.memberId, at }
    if (!(await putDraft(tx, writing))) return refuse({ code: 'RULE_CHANGED' })
    tellContentChanged(tx, { bus }, 'rules')
    await recordAct(tx, {
      ...who,
      act: 'draft-rule',
      subject: `rule:${key}`,
      before: null,
      after: { rule: ruleTitles[key], revision: revision + 1 },
      at,
    })
    const draft = await findDraft(tx, key)
    return draft ? accept(draft) : refuse({ code: 'RULE_CHANGED' })
  })

/** Deletes a draft; the log keeps its text. */
export const dropDraft = (
  { db, clock, bus }: RuleDeps,
  who: OperatorAct,
  key: RuleKey,
  revision: number,
): Promise<Result<{ key: RuleKey }, Changed>> =>
  db.transaction(async tx => {
    const draft = await takeDraft(tx, key, revision)
    if (!draft) return refuse({ code: 'RULE_CHANGED' })
    tellContentChanged(tx, { bus }, 'rules')
    await recordAct(tx, {
      ...who,
      act: 'drop-rule-draft',
      subject: `rule:${key}`,
      before: { rule: ruleTitles[key], contents: draft.contents },
      after: null,
      at: clock.now(),
    })
    return accept({ key })
  })

type Publishing = {
  /** Revision of the draft that the operator saw, and the version it follows. */
  readonly revision: number
  readonly follows: number
  readonly changes: string
  readonly asksAcceptance: boolean
}

/** Publishes the draft as the next version, in force immediately (ROUTE-011). */
export async function publishRule(
  { db, clock, bus, state }: RuleDeps,
  who: OperatorAct,
  key: RuleKey,
  { revision, follows, changes, asksAcceptance }: Publishing,
): Promise<Result<StoredVersion, Changed | Refusal<'BAD_INPUT'>>> {
  const accepted: readonly RuleKey[] = acceptedRuleKeys
  if (asksAcceptance && !accepted.includes(key)) return refuse({ code: 'BAD_INPUT', field: 'asksAcceptance' })
  const published = await db.transaction<Result<StoredVersion, Changed>>(async tx => {
    if ((await lockNewest(tx, key)) !== follows) return refuse({ code: 'RULE_CHANGED' })
    const draft = await takeDraft(tx, key, revision)
    if (!draft) return refuse({ code: 'RULE_CHANGED' })
    const at = clock.now()
    const version = { key, version: follows + 1, changes, asksAcceptance, inForceFrom: at }
    const contents = cleanHtml(draft.contents)
    if (!(await insertVersion(tx, { ...version, contents, operatorId: who.operator.memberId })))
      return refuse({ code: 'RULE_CHANGED' })
    tellContentChanged(tx, { bus }, 'rules')
    if (asksAcceptance) tellContentChanged(tx, { bus }, 'terms')
    await recordAct(tx, {
      ...who,
      act: 'publish-rule',
      subject: `rule:${key}`,
      before: { rule: ruleTitles[key], version: follows },
      after: { rule: ruleTitles[key], version: follows + 1, changes, asksAcceptance },
      at,
    })
    return accept({ ...version, writtenBy: who.operator.userId })
  })
  if (published.ok) await state.refresh()
  return published
}
