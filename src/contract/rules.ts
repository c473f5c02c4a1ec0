import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { acceptedRuleKeys, ruleKeys } from '#domain/rules/rule-keys.ts'
import { byLiveSport, pageLimits } from './site.ts'

export const ruleKey = z.enum(ruleKeys)
const acceptedKey = z.enum(acceptedRuleKeys)
const versionNumber = wholeNumber.pipe(z.number().int().min(1).max(1_000_000))

/** A version of a text, as everybody may read it. */
export const ruleVersion = z.object({
  key: ruleKey,
  title: z.string(),
  version: z.number().int(),
  inForceFrom: seoulDateTime,
  /** What is different from the version before. */
  changes: z.string(),
  asksAcceptance: z.boolean(),
})
export type WireRuleVersion = z.output<typeof ruleVersion>

const ruleText = ruleVersion.extend({
  /** HTML, made safe; a line that reads [[name]] stands for what is in force. */
  contents: z.string(),
  /** The newest version there is: the text is of the past where its own is lower. */
  newest: z.number().int(),
})
export type WireRuleText = z.output<typeof ruleText>

/** The texts of the house: rules of betting by category, events, terms and privacy. Guests read them too. */
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
      /** The latest moment of play at which live bets are taken, by sport (handbook 2.7). */
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
      /** What was read: the versions in force. */
      accepted: z
        .array(z.object({ key: acceptedKey, version: z.number().int().min(1).max(1_000_000) }))
        .min(1)
        .max(acceptedRuleKeys.length),
    }),
    output: z.object({ pending: z.number().int() }),
    refusals: ['TERMS_CHANGED'],
  }),
}
