import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { acceptedRuleKeys, ruleKeys } from '#domain/rules/rule-keys.ts'
import { byLiveSport, pageLimits } from './site.ts'

export const ruleKey = z.enum(ruleKeys)
const acceptedKey = z.enum(acceptedRuleKeys)
const versionNumber = wholeNumber.pipe(z.number().int().min(1).max(1_000_000))

/** A version of a text; public. */
export const ruleVersion = z.object({
  key: ruleKey,
  title: z.string(),
  version: z.number().int(),
  inForceFrom: seoulDateTime,
  /** Summary of the changes since the previous version. */
  changes: z.string(),
  asksAcceptance: z.boolean(),
})
export type WireRuleVersion = z.output<typeof ruleVersion>

const ruleText = ruleVersion.extend({
  /** Sanitised HTML; a line with [[name]] is a placeholder for current rules. */
  contents: z.string(),
  /** The newest version; the text is outdated when its own version is lower. */
  newest: z.number().int(),
})
export type WireRuleText = z.output<typeof ruleText>

/** Texts of the house: betting rules by category, events, terms and privacy. Also for guests. */
export const ruleContract = {
  betting: route({
    method: 'GET',
    path: 'rule',
    access: 'guest',
    summary: '베팅 규정 (분야별, 시행 중인 버전)',
    output: z.object({ texts: z.array(ruleText) }),
    refusals: [],
  }),
  figures: route({
    method: 'GET',
    path: 'rule/figures',
    access: 'member',
    summary: '규정에 표시되는 설정값',
    output: z.object({
      protoLimits: pageLimits,
      /** The latest point of play at which live bets are accepted, by sport (handbook 2.7). */
      liveCloseAt: byLiveSport(z.number().int()),
      resultCorrectionHours: z.number().int(),
    }),
    refusals: [],
  }),
  text: route({
    method: 'GET',
    path: 'rule/{key}',
    access: 'guest',
    summary: '규정·약관 한 건 (기본: 시행 중인 버전)',
    params: z.object({ key: ruleKey }),
    query: z.object({ version: versionNumber.optional() }),
    output: ruleText,
    refusals: ['NOT_FOUND'],
  }),
  versions: route({
    method: 'GET',
    path: 'rule/{key}/versions',
    access: 'guest',
    summary: '규정·약관의 지난 버전 (최신순)',
    params: z.object({ key: ruleKey }),
    output: z.object({ versions: z.array(ruleVersion) }),
    refusals: [],
  }),
  pending: route({
    method: 'GET',
    path: 'terms/pending',
    access: 'member',
    summary: '동의가 필요한 약관',
    output: z.object({ texts: z.array(ruleText) }),
    refusals: [],
  }),
  accept: route({
    method: 'POST',
    path: 'terms/accept',
    access: 'member',
    summary: '약관 동의',
    body: z.object({
      /** The versions that were read; they must be in force. */
      accepted: z
        .array(z.object({ key: acceptedKey, version: z.number().int().min(1).max(1_000_000) }))
        .min(1)
        .max(acceptedRuleKeys.length),
    }),
    output: z.object({ pending: z.number().int() }),
    refusals: ['TERMS_CHANGED'],
  }),
}
