import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { appCode, idParam, personName, reason } from '#contract/wire/wire.ts'
import { confirmation, newPasskeyAnswer, newPasskeyQuestion, passkeyQuestion } from './proof.ts'

/** Refusals of calls that require the member's identity check. */
export const confirmationRefusals = [
  'OWN_PASSWORD_WRONG',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'CODE_LOCKED',
  'LOGIN_LOCKED',
  'PASSKEY_PLACE',
  'TOO_MANY_REQUESTS',
] as const

/** Recovery codes are returned once, when they are created; empty when the member already has some. */
const made = z.object({ recoveryCodes: z.array(z.string()) })

/** Members, partners and operators manage their own second factor. */
export const secondFactorContract = {
  beginApp: route({
    method: 'POST',
    path: 'member/second-factor/app',
    access: 'member',
    summary: '인증 앱 등록 시작 (비밀키와 QR 주소, 확인 전까지만 유효)',
    body: z.object(confirmation),
    output: z.object({ secret: z.string(), address: z.string() }),
    refusals: confirmationRefusals,
  }),
  enableApp: route({
    method: 'POST',
    path: 'member/second-factor/app/enable',
    access: 'member',
    summary: '인증 앱의 첫 인증번호 확인, 2단계 인증 켜기',
    body: z.object({ code: appCode }),
    output: made,
    refusals: ['SECOND_FACTOR_WRONG', 'CODE_LOCKED', 'TOO_MANY_REQUESTS', 'APP_NOT_BEGUN'],
  }),
  disableApp: route({
    method: 'POST',
    path: 'member/second-factor/app/disable',
    access: 'member',
    summary: '인증 앱 해제',
    body: z.object(confirmation),
    output: z.undefined(),
    refusals: confirmationRefusals,
  }),
  beginPasskey: route({
    method: 'POST',
    path: 'member/second-factor/passkeys',
    access: 'member',
    summary: '패스키 등록 시작',
    body: z.object(confirmation),
    output: newPasskeyQuestion,
    refusals: [...confirmationRefusals, 'PASSKEYS_FULL'],
  }),
  addPasskey: route({
    method: 'POST',
    path: 'member/second-factor/passkeys/add',
    access: 'member',
    summary: '패스키 등록',
    body: z.object({ name: personName(30).min(1), answer: newPasskeyAnswer }),
    output: made,
    refusals: ['PASSKEY_REFUSED', 'PASSKEY_PLACE'],
  }),
  removePasskey: route({
    method: 'POST',
    path: 'member/second-factor/passkeys/{id}/remove',
    access: 'member',
    summary: '패스키 삭제',
    params: z.object({ id: idParam }),
    body: z.object(confirmation),
    output: z.undefined(),
    refusals: [...confirmationRefusals, 'NOT_FOUND'],
  }),
  /** Returns the data that the member's passkey signs for a change of the account. */
  askPasskey: route({
    method: 'POST',
    path: 'member/second-factor/question',
    access: 'member',
    withOncePassword: true,
    summary: '패스키 본인 확인 시작',
    output: passkeyQuestion,
    refusals: ['PASSKEY_PLACE'],
  }),
  makeRecoveryCodes: route({
    method: 'POST',
    path: 'member/second-factor/recovery-codes',
    access: 'member',
    summary: '복구 코드 새로 만들기 (이전 코드는 사용할 수 없습니다)',
    body: z.object(confirmation),
    output: made,
    refusals: [...confirmationRefusals, 'SECOND_FACTOR_OFF'],
  }),
}

/** Removes the second factor of a member who lost the device; needs a reason. */
export const secondFactorOperatorContract = {
  reset: route({
    method: 'POST',
    path: 'admin/members/second-factor/reset',
    access: 'members:write',
    summary: '회원의 2단계 인증 초기화',
    body: z.object({ userId: personName(40).min(1), reason }),
    output: z.object({ userId: z.string() }),
    refusals: ['NOT_FOUND', 'SECOND_FACTOR_OFF', 'OPERATOR_ACCOUNT'],
  }),
}
