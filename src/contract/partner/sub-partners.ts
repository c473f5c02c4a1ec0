import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, loginName, personName } from '#contract/wire/wire.ts'
import { partnerLevel, ratesInput, ratesOutput } from './commission-words.ts'

const subPartner = z.object({
  id: z.number().int(),
  nickname: z.string(),
  level: partnerLevel.nullable(),
  /** Nickname of the next partner above. */
  parent: z.string(),
  /** Directly below the caller, who may change it. */
  isOwn: z.boolean(),
  active: z.boolean(),
  members: z.number().int(),
  rates: ratesOutput,
  since: day,
  /** Earned in the present Seoul month. */
  rolling: z.number().int(),
})
export type SubPartner = z.output<typeof subPartner>

const termsRefusals = [
  'PARTNER_RATE_ABOVE',
  'PARTNER_RATE_BELOW_CHILD',
  'PARTNER_RATE_MAX',
  'PARTNER_LEVEL',
  'PARTNER_STOPPED',
] as const

/**
 * Sub-partners (handbook 6.4): the whole tree is visible; those directly below can be created, changed
 * and suspended.
 */
export const subPartnerContract = {
  list: route({
    method: 'GET',
    path: 'manager/partners',
    access: 'partner-partners:read',
    summary: '내 하위 파트너와 내 요율',
    output: z.object({
      own: z.object({ level: partnerLevel.nullable(), active: z.boolean(), rates: ratesOutput }),
      partners: z.array(subPartner),
    }),
    refusals: [],
  }),
  create: route({
    method: 'POST',
    path: 'manager/partners',
    access: 'partner-partners:write',
    summary: '하위 파트너 생성 (본인 요율 이하, 비밀번호는 첫 로그인에서 변경)',
    body: z.object({
      userId: loginName,
      nickname: personName(40),
      password: z.string().max(100),
      level: partnerLevel,
      rates: ratesInput,
    }),
    output: z.object({ id: z.number().int() }),
    refusals: [
      ...termsRefusals,
      'USER_ID_FORMAT',
      'USER_ID_RESERVED',
      'NICKNAME_FORMAT',
      'NICKNAME_RESERVED',
      'PASSWORD_FORMAT',
      'USER_ID_TAKEN',
      'NICKNAME_TAKEN',
      'TOO_MANY_REQUESTS',
    ],
  }),
  changeRates: route({
    method: 'POST',
    path: 'manager/partners/{id}/rates',
    access: 'partner-partners:write',
    summary: '직속 하위 파트너의 요율 변경',
    params: z.object({ id: idParam }),
    body: z.object({ rates: ratesInput }),
    output: z.object({ id: z.number().int() }),
    refusals: [...termsRefusals, 'PARTNER_UNKNOWN'],
  }),
  changeState: route({
    method: 'POST',
    path: 'manager/partners/{id}/state',
    access: 'partner-partners:write',
    summary: '직속 하위 파트너의 중지·재개',
    params: z.object({ id: idParam }),
    body: z.object({ active: z.boolean() }),
    output: z.object({ id: z.number().int() }),
    refusals: [...termsRefusals, 'PARTNER_UNKNOWN'],
  }),
}
