import { z } from 'zod'
import { ruleKey, ruleVersion } from '#contract/site/rules.ts'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { ruleKeys } from '#domain/rules/rule-keys.ts'
import { isVisibleText } from '#domain/visible-text.ts'

/** Maximum length of a text in HTML characters. */
export const RULE_CONTENTS_MAX = 60_000
/** Maximum length of the summary of changes, in characters. */
export const RULE_CHANGES_MAX = 200

const author = z.object({
  /** Login name; null for shipped texts. */
  writtenBy: z.string().nullable(),
})

/** Number of times a draft was saved; identifies what an operator saw. */
const revision = z
  .number()
  .int()
  .max(2 ** 31 - 1)

const draft = z.object({
  contents: z.string(),
  revision: z.number().int(),
  writtenBy: z.string(),
  writtenAt: seoulDateTime,
})

const heldText = ruleVersion.extend({
  writtenBy: z.string().nullable(),
  versions: z.number().int(),
  /** Number of members who accepted the version in force; null for texts without acceptance. */
  acceptances: z.number().int().nullable(),
  hasDraft: z.boolean(),
})
export type HeldRule = z.output<typeof heldText>

const writtenVersion = ruleVersion.extend(author.shape)
export type WrittenRuleVersion = z.output<typeof writtenVersion>

const params = z.object({ key: z.enum(ruleKeys) })

/** Editing of the house's texts: a draft becomes the next version after a review (ROUTE-011). */
export const ruleOperatorContract = {
  all: route({
    method: 'GET',
    path: 'admin/rules',
    access: 'content:read',
    summary: '규정·약관 목록',
    output: z.object({ texts: z.array(heldText) }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: 'admin/rules/{key}',
    access: 'content:read',
    summary: '규정·약관 한 건과 작성 중인 초안',
    params,
    output: z.object({
      current: writtenVersion.extend({ contents: z.string() }).nullable(),
      draft: draft.nullable(),
    }),
    refusals: [],
  }),
  versions: route({
    method: 'GET',
    path: 'admin/rules/{key}/versions',
    access: 'content:read',
    summary: '규정·약관의 버전 이력',
    params,
    query: z.object({ page }),
    output: z.object({ versions: z.array(writtenVersion), ...pageCounts }),
    refusals: [],
  }),
  comparison: route({
    method: 'GET',
    path: 'admin/rules/{key}/comparison',
    access: 'content:read',
    summary: '한 버전과 그 앞 버전의 내용',
    params,
    query: z.object({ version: wholeNumber.pipe(z.number().int().min(1).max(1_000_000)) }),
    output: z.object({ before: z.string(), after: z.string() }),
    refusals: ['NOT_FOUND'],
  }),
  saveDraft: route({
    method: 'POST',
    path: 'admin/rules/{key}/draft',
    access: 'content:write',
    summary: '초안 저장',
    params,
    body: z.object({
      contents: z.string().trim().min(1).max(RULE_CONTENTS_MAX),
      /** The revision that was edited; 0 when there was no draft. */
      revision: revision.min(0),
      reason,
    }),
    output: draft,
    refusals: ['RULE_CHANGED', 'RULE_BLOCK_UNKNOWN', 'BAD_INPUT'],
  }),
  dropDraft: route({
    method: 'POST',
    path: 'admin/rules/{key}/draft/delete',
    access: 'content:write',
    summary: '초안 삭제',
    params,
    body: z.object({ revision: revision.min(1), reason }),
    output: z.object({ key: ruleKey }),
    refusals: ['RULE_CHANGED'],
  }),
  publish: route({
    method: 'POST',
    path: 'admin/rules/{key}/publish',
    access: 'content:write',
    summary: '초안을 새 버전으로 게시 (즉시 시행)',
    params,
    body: z.object({
      /** The reviewed revision of the draft, and the version that it follows (0 for the first). */
      revision: revision.min(1),
      follows: z.number().int().min(0),
      changes: z.string().trim().min(1).max(RULE_CHANGES_MAX).refine(isVisibleText),
      asksAcceptance: z.boolean(),
      reason,
    }),
    output: writtenVersion,
    refusals: ['RULE_CHANGED', 'BAD_INPUT'],
  }),
}
