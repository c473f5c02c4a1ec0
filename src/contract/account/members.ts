import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  codeInput,
  day,
  idParam,
  loginName,
  page,
  pageCounts,
  personName,
  reason,
  seoulDateTime,
} from '#contract/wire/wire.ts'
import { isPhone, phoneText } from '#domain/members/phone.ts'
import { passkeyQuestion, proof, secondFactorWay } from './proof.ts'

/** The user record (FIELD-001, FIELD-004). Never contains a password. */
export const memberRecord = z.object({
  userId: z.string(),
  id: z.number().int(),
  nickname: z.string(),
  /** 0 member, 1 admin, 2 manager (FIELD-003). */
  type: z.number().int(),
  role: z.number().int(),
  level: z.number().int(),
  withdrawalType: z.number().int(),
  tendency: z.number().int(),
  emoney: z.number().int(),
  point: z.number().int(),
  updatedAt: seoulDateTime,
  isLogin: z.boolean(),
})
export type MemberRecord = z.output<typeof memberRecord>

const text = (max: number) => z.string().trim().max(max)

const acceptedVersion = z.number().int().min(1).max(1_000_000)

const joinInput = z.object({
  userId: loginName,
  password: z.string().max(100),
  passwordConfirm: z.string().max(100),
  nickname: personName(40),
  phone: z
    .string()
    .max(40)
    .overwrite(text => (isPhone(text) ? phoneText(text) : text))
    .refine(isPhone),
  /** For the age check (19 and over, handbook 8.2). */
  birthDate: day,
  /** Bank fields are hidden in DEMO mode (handbook 6.1). */
  bank: text(40).optional(),
  accountNumber: text(40).optional(),
  accountHolder: personName(40).optional(),
  recommenderCode: codeInput(12).optional(),
  /** The member's declaration of being 19 or over, in addition to the birth date. */
  isAdult: z.boolean().optional(),
  /** The accepted versions of the terms and the privacy text (field A3). */
  acceptedTerms: acceptedVersion.optional(),
  acceptedPrivacy: acceptedVersion.optional(),
})

/** A completed login. */
const session = z.object({
  token: z.string(),
  user: memberRecord,
  logoutMin: z.number().int(),
  /** The previous login, returned once; null for the first login. */
  previousLogin: z.object({ at: seoulDateTime, address: z.string(), device: z.string() }).nullable(),
  /** The operator must set up a second factor before using the back office. */
  mustSetSecondFactor: z.boolean(),
  /**
   * A temporary password made by an operator was used, valid for this login only: all other calls are
   * refused until it is changed.
   */
  mustChangePassword: z.boolean(),
})
export type BegunSession = z.output<typeof session>

/** The password was correct and a second factor is required: there is no session yet. */
const awaitedProof = z.object({
  ticket: z.string(),
  ways: z.array(secondFactorWay),
  validSeconds: z.number().int(),
})
export type AwaitedProof = z.output<typeof awaitedProof>

const ticket = z.string().regex(/^[\w-]{43}$/)

export const memberContract = {
  login: route({
    method: 'POST',
    path: 'member/login',
    access: 'guest',
    summary: '로그인',
    body: z.object({ userId: loginName.min(1), password: z.string().min(1).max(100) }),
    output: z.union([session, awaitedProof]),
    refusals: [
      'LOGIN_MISMATCH',
      'LOGIN_LOCKED',
      'LOGIN_WAITING',
      'LOGIN_STOPPED',
      'LOGIN_LEFT',
      'LOGIN_REFUSED',
      'LOGIN_PASSWORD_OVER',
      'ADDRESS_NOT_ALLOWED',
      'SITE_MAINTENANCE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  /** The second step of a login after a correct password; the ticket is valid for one session. */
  secondStep: route({
    method: 'POST',
    path: 'member/login/second',
    access: 'guest',
    summary: '로그인 2단계 인증',
    body: z.object({
      ticket,
      proof,
      /** This device needs no second factor for thirty days. */
      remember: z.boolean(),
    }),
    output: session,
    refusals: [
      'TICKET_ENDED',
      'SECOND_FACTOR_WRONG',
      'CODE_LOCKED',
      'PASSKEY_PLACE',
      'LOGIN_WAITING',
      'LOGIN_STOPPED',
      'LOGIN_LEFT',
      'LOGIN_REFUSED',
      'LOGIN_PASSWORD_OVER',
      'ADDRESS_NOT_ALLOWED',
      'SITE_MAINTENANCE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  askPasskey: route({
    method: 'POST',
    path: 'member/login/passkey',
    access: 'guest',
    summary: '로그인 패스키 인증 시작',
    body: z.object({ ticket }),
    output: passkeyQuestion,
    refusals: ['TICKET_ENDED', 'PASSKEY_PLACE', 'TOO_MANY_REQUESTS'],
  }),
  logout: route({
    method: 'POST',
    path: 'member/logout',
    access: 'guest',
    summary: '로그아웃',
    output: z.undefined(),
    refusals: [],
  }),
  user: route({
    method: 'GET',
    path: 'member/user',
    access: 'member',
    summary: '내 회원정보',
    output: memberRecord,
    refusals: [],
  }),
  navigated: route({
    method: 'POST',
    path: 'member/navigation',
    access: 'member',
    summary: '페이지 이동 알림 (자동 로그아웃 시간을 다시 셉니다)',
    output: z.undefined(),
    refusals: [],
  }),
  member: route({
    method: 'GET',
    path: 'member/{id}',
    access: 'member',
    summary: '회원정보 새로고침',
    params: z.object({ id: idParam }),
    output: memberRecord,
    refusals: ['OTHER_MEMBER', 'NOT_FOUND'],
  }),
  join: route({
    method: 'POST',
    path: 'member/join',
    access: 'guest',
    summary: '회원가입',
    body: joinInput,
    output: z.object({ id: z.number().int(), waiting: z.boolean() }),
    refusals: [
      'SIGN_UP_ENDED',
      'USER_ID_FORMAT',
      'USER_ID_RESERVED',
      'USER_ID_TAKEN',
      'NICKNAME_FORMAT',
      'NICKNAME_RESERVED',
      'NICKNAME_TAKEN',
      'SIGN_UP_UNAVAILABLE',
      'PASSWORD_FORMAT',
      'PASSWORD_MISMATCH',
      'RECOMMENDER_UNKNOWN',
      'UNDER_AGE',
      'AGE_NOT_DECLARED',
      'TERMS_NOT_ACCEPTED',
      'TERMS_CHANGED',
      'SITE_MAINTENANCE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  recommender: route({
    method: 'POST',
    path: 'member/recommender',
    access: 'guest',
    summary: '추천인 코드 확인',
    body: z.object({ code: codeInput(12) }),
    output: z.object({ code: z.string() }),
    refusals: ['SIGN_UP_ENDED', 'RECOMMENDER_UNKNOWN', 'TOO_MANY_REQUESTS'],
  }),
  available: route({
    method: 'GET',
    path: 'member/available',
    access: 'guest',
    summary: '아이디/닉네임 중복확인',
    query: z.object({ userId: loginName.optional(), nickname: personName(40).optional() }),
    output: z.object({ available: z.boolean() }),
    refusals: [
      'BAD_INPUT',
      'USER_ID_FORMAT',
      'USER_ID_RESERVED',
      'NICKNAME_FORMAT',
      'NICKNAME_RESERVED',
      'TOO_MANY_REQUESTS',
    ],
  }),
}

export const managerContract = {
  access: route({
    method: 'GET',
    path: 'manager/access',
    access: 'manager',
    summary: '현재 접속중인 회원 수',
    output: z.object({ currentAccessUsers: z.number().int() }),
    refusals: [],
  }),
}

/** A sign-up that waits for an operator's approval. */
const signUp = z.object({
  id: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  joinedAt: seoulDateTime,
  /** The recommender's nickname. */
  recommender: z.string().nullable(),
})

/** A part of the login name or the nickname. */
export const signUpsNarrowed = { name: personName(40).optional() }

export const memberOperatorContract = {
  signUps: route({
    method: 'GET',
    path: 'admin/members/sign-ups',
    access: 'members:read',
    summary: '가입 승인 대기 회원',
    query: z.object({ page, ...signUpsNarrowed }),
    output: z.object({ signUps: z.array(signUp), ...pageCounts }),
    refusals: [],
  }),
  approveMember: route({
    method: 'POST',
    path: 'admin/members/{id}/approve',
    access: 'members:write',
    summary: '가입 승인',
    params: z.object({ id: idParam }),
    body: z.object({ reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND', 'PHONE_EXCLUDED'],
  }),
  refuseMember: route({
    method: 'POST',
    path: 'admin/members/{id}/refuse',
    access: 'members:write',
    summary: '가입 거절 (아이디와 닉네임은 다시 사용할 수 있습니다)',
    params: z.object({ id: idParam }),
    body: z.object({ reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
  blockMember: route({
    method: 'POST',
    path: 'admin/members/{id}/block',
    access: 'members:write',
    summary: '회원 이용정지와 해제',
    params: z.object({ id: idParam }),
    body: z.object({ blocked: z.boolean(), reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND', 'OPERATOR_ACCOUNT'],
  }),
}
