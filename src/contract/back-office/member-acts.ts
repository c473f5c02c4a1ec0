import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, onceKey, reason } from '#contract/wire/wire.ts'
import { HAND_FIGURE_MAX, NOTE_LENGTH_MAX, TENDENCY_MAX } from './member-words.ts'

const one = z.object({ id: idParam })
const done = z.object({ id: z.number().int() })

/** Operations on a single member, each with a reason and an audit log entry (handbook 6.3). */
export const memberActContract = {
  changeLevel: route({
    method: 'POST',
    path: 'admin/members/{id}/level',
    access: 'members:write',
    summary: '회원 레벨 변경',
    params: one,
    body: z.object({ level: z.number().int().min(1).max(10), reason }),
    output: done,
    refusals: ['NOT_FOUND', 'OPERATOR_ACCOUNT'],
  }),
  changeTendency: route({
    method: 'POST',
    path: 'admin/members/{id}/tendency',
    access: 'members:write',
    summary: '회원 성향 변경 (다음 베팅부터 적용)',
    params: one,
    body: z.object({ tendency: z.number().int().min(0).max(TENDENCY_MAX), reason }),
    output: done,
    refusals: ['NOT_FOUND'],
  }),
  /**
   * Requires the same permission as changing roles: turning a partner into a member would allow a
   * takeover of the account.
   */
  changeKind: route({
    method: 'POST',
    path: 'admin/members/{id}/kind',
    access: 'operators:write',
    summary: '회원 유형 변경 (일반회원, 총판)',
    params: one,
    body: z.object({ kind: z.enum(['member', 'partner']), reason }),
    output: done,
    refusals: ['NOT_FOUND'],
  }),
  /** Ends the member's login. A member has only one at a time (SESSION-024). */
  endLogins: route({
    method: 'POST',
    path: 'admin/members/{id}/logout',
    access: 'members:write',
    summary: '회원 강제 로그아웃',
    params: one,
    body: z.object({ reason }),
    output: done,
    refusals: ['NOT_FOUND', 'OPERATOR_ACCOUNT'],
  }),
  forgetDevice: route({
    method: 'POST',
    path: 'admin/members/{id}/devices/{deviceId}/forget',
    access: 'members:write',
    summary: '회원 기기 기억 해제 (그 기기의 로그인도 끝납니다)',
    params: one.extend({ deviceId: idParam }),
    body: z.object({ reason }),
    output: done,
    refusals: ['NOT_FOUND', 'OPERATOR_ACCOUNT'],
  }),
  resetPassword: route({
    method: 'POST',
    path: 'admin/members/{id}/password',
    access: 'members:write',
    summary: '회원 비밀번호 초기화 (임시 비밀번호는 한 번만 표시됩니다)',
    params: one,
    body: z.object({ reason }),
    output: z.object({ password: z.string() }),
    refusals: ['NOT_FOUND', 'OTHERS_ACCOUNT', 'TOO_MANY_REQUESTS'],
  }),
  moveByHand: route({
    method: 'POST',
    path: 'admin/members/{id}/money',
    access: 'money:write',
    summary: '머니·포인트 지급과 회수 (같은 key는 한 번만 처리됩니다)',
    params: one,
    body: z.object({
      purse: z.enum(['wallet', 'points']),
      way: z.enum(['credit', 'debit']),
      /** Won or points. */
      amount: z.number().int().min(1).max(HAND_FIGURE_MAX),
      key: onceKey,
      reason,
    }),
    /** The balance afterwards. */
    output: z.object({ balance: z.number().int() }),
    refusals: [
      'NOT_FOUND',
      'OWN_MONEY',
      'HAND_MONEY_MAX',
      'INSUFFICIENT_BALANCE',
      'KEY_REUSED',
      'SECOND_PERSON_NEEDED',
    ],
  }),
  writeNote: route({
    method: 'POST',
    path: 'admin/members/{id}/notes',
    access: 'members:write',
    summary: '회원 메모 작성 (고치거나 지울 수 없습니다)',
    params: one,
    body: z.object({ text: z.string().trim().min(1).max(NOTE_LENGTH_MAX), key: onceKey }),
    output: done,
    refusals: ['NOT_FOUND', 'KEY_REUSED'],
  }),
  showSealed: route({
    method: 'POST',
    path: 'admin/members/{id}/sealed',
    access: 'personal:read',
    summary: '회원 개인정보 한 항목 보기 (사유와 함께 기록됩니다)',
    params: one,
    body: z.object({ field: z.enum(['phone', 'birthDate']), reason }),
    output: z.object({ value: z.string() }),
    refusals: ['NOT_FOUND', 'SECOND_PERSON_NEEDED'],
  }),
}
