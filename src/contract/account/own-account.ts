import { z } from 'zod'
import { memberRecord } from '#contract/account/members.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, personName, seoulDateTime } from '#contract/wire/wire.ts'
import { confirmation, secondFactorWay } from './proof.ts'
import { confirmationRefusals } from './second-factor.ts'

/** A previous login: time, partly masked address, device. */
const pastLogin = z.object({ at: seoulDateTime, address: z.string(), device: z.string() })

const device = z.object({
  id: z.number().int(),
  /** "Chrome · Windows" */
  label: z.string(),
  firstUsedAt: seoulDateTime,
  lastUsedAt: seoulDateTime,
  /** The device of the current request. */
  isThis: z.boolean(),
  /** The device has a live login. */
  isLoggedIn: z.boolean(),
  /** Until when the device needs no second factor; null when it needs one. */
  trustedUntil: seoulDateTime.nullable(),
})
export type OwnDevice = z.output<typeof device>

const ownLogin = pastLogin.extend({ id: z.string(), ok: z.boolean(), result: z.string() })
export type OwnLogin = z.output<typeof ownLogin>

/** The member's own account (ROUTE-004, ROUTE-005, handbook 6.1). */
export const ownAccountContract = {
  own: route({
    method: 'GET',
    path: 'member/own',
    access: 'member',
    summary: '내 계정 (휴대폰 일부 가림, 2단계 인증 상태)',
    output: z.object({
      joinedAt: seoulDateTime,
      /** Null when no number is stored. */
      phone: z.string().nullable(),
      previousLogin: pastLogin.nullable(),
      hasExchangePassword: z.boolean(),
      secondFactor: z.object({
        ways: z.array(secondFactorWay),
        appSince: seoulDateTime.nullable(),
        passkeys: z.array(
          z.object({
            id: z.number().int(),
            name: z.string(),
            madeAt: seoulDateTime,
            usedAt: seoulDateTime.nullable(),
          }),
        ),
        recoveryCodesLeft: z.number().int(),
      }),
      /** False for operators and partners, who can't close their accounts themselves. */
      mayClose: z.boolean(),
    }),
    refusals: [],
  }),
  changeNickname: route({
    method: 'POST',
    path: 'member/own/nickname',
    access: 'member',
    summary: '닉네임 변경',
    body: z.object({ nickname: personName(40), ...confirmation }),
    output: memberRecord,
    refusals: [...confirmationRefusals, 'NICKNAME_FORMAT', 'NICKNAME_RESERVED', 'NICKNAME_TAKEN'],
  }),
  changePassword: route({
    method: 'POST',
    path: 'member/own/password',
    access: 'member',
    summary: '비밀번호 변경 (다른 로그인은 모두 종료됩니다)',
    withOncePassword: true,
    body: z.object({
      newPassword: z.string().max(100),
      newPasswordConfirm: z.string().max(100),
      ...confirmation,
    }),
    output: z.undefined(),
    refusals: [...confirmationRefusals, 'PASSWORD_FORMAT', 'PASSWORD_MISMATCH', 'PASSWORD_SAME'],
  }),
  setExchangePassword: route({
    method: 'POST',
    path: 'member/own/exchange-password',
    access: 'member',
    summary: '환전비밀번호 설정과 변경',
    body: z.object({
      exchangePassword: z.string().max(20),
      exchangePasswordConfirm: z.string().max(20),
      ...confirmation,
    }),
    output: z.undefined(),
    refusals: [
      ...confirmationRefusals,
      'EXCHANGE_PASSWORD_FORMAT',
      'EXCHANGE_PASSWORD_SIMPLE',
      'EXCHANGE_PASSWORD_MISMATCH',
    ],
  }),
  devices: route({
    method: 'GET',
    path: 'member/own/devices',
    access: 'member',
    summary: '로그인한 기기',
    output: z.array(device),
    refusals: [],
  }),
  forgetDevice: route({
    method: 'POST',
    path: 'member/own/devices/{id}/forget',
    access: 'member',
    summary: '기기 삭제',
    params: z.object({ id: idParam }),
    output: z.undefined(),
    refusals: ['NOT_FOUND'],
  }),
  endLogin: route({
    method: 'POST',
    path: 'member/own/devices/{id}/end',
    access: 'member',
    summary: '기기 로그아웃',
    params: z.object({ id: idParam }),
    output: z.undefined(),
    refusals: ['NOT_FOUND'],
  }),
  logins: route({
    method: 'GET',
    path: 'member/own/logins',
    access: 'member',
    summary: '최근 로그인과 계정 변경 (90일)',
    query: z.object({ page }),
    output: z.object({ logins: z.array(ownLogin), ...pageCounts }),
    refusals: [],
  }),
  close: route({
    method: 'POST',
    path: 'member/own/close',
    access: 'member',
    summary: '회원 탈퇴',
    body: z.object({ exchangePassword: z.string().max(20).optional(), ...confirmation }),
    output: z.undefined(),
    refusals: [
      ...confirmationRefusals,
      'EXCHANGE_PASSWORD_NEEDED',
      'EXCHANGE_PASSWORD_WRONG',
      'EXCHANGE_PASSWORD_LOCKED',
      'BETS_OPEN',
      'CLOSING_BY_SERVICE',
    ],
  }),
}
