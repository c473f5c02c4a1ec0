import { z } from 'zod'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import {
  idParam,
  loginName,
  network,
  page,
  pageCounts,
  personName,
  reason,
  searchInput,
  seoulDateTime,
  wholeNumber,
} from '#contract/wire/wire.ts'
import {
  OPERATOR_ADDRESSES_MAX,
  operatorStates,
  ROLE_NAME_MAX,
  ROLE_NOTE_MAX,
} from '#domain/operators/account-rules.ts'
import { permissionNames } from '#domain/operators/permissions.ts'
import { secondPersonClassNames } from '#domain/operators/second-person.ts'

const permission = z.enum(permissionNames)

export const deskContract = {
  /** Permissions of the current operator; the back office shows only these areas. */
  own: route({
    method: 'GET',
    path: 'admin/own',
    access: 'operator',
    summary: '내 운영자 역할과 권한',
    output: z.object({ role: z.string(), permissions: z.array(permission) }),
    refusals: [],
  }),
}

const networks = z.array(network).max(OPERATOR_ADDRESSES_MAX)
const roleId = wholeNumber.pipe(z.number().int().min(1).max(999))

const operator = z.object({
  id: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  role: z.object({ id: z.number().int(), name: z.string() }),
  state: z.enum(operatorStates),
  /** Read-only, whatever the role (SESSION-021). */
  readsOnly: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** May not change or approve anything until a second factor is set up (X2). */
  needsSecondFactor: z.boolean(),
  /** A temporary password made by a colleague has not been changed yet. */
  passwordDue: z.boolean(),
  isLoggedIn: z.boolean(),
  lastLogin: z.object({ at: seoulDateTime, address: z.string(), device: z.string() }).nullable(),
  /** Networks to which this operator is restricted; empty means the house's rule applies. */
  addresses: z.array(z.string()),
  /** The caller's own account. */
  own: z.boolean(),
  /** The caller may change this account: it is another's and has no permission that the caller lacks. */
  mayChange: z.boolean(),
})
export type Operator = z.output<typeof operator>

const one = z.object({ id: idParam })
const done = z.object({ id: z.number().int() })
/** A one-time password chosen by the caller, so that the request can wait for a second operator. */
const password = z.string().max(100)

const onOne = { method: 'POST', access: 'operators:write', params: one, output: done } as const
const unchangeable = ['NOT_FOUND', 'OWN_OPERATOR', 'OPERATOR_ABOVE', 'SECOND_PERSON_NEEDED'] as const

/**
 * Operator accounts. They can only be changed with the `operators` permissions, never through member
 * calls (X3).
 */
export const operatorContract = {
  operators: route({
    method: 'GET',
    path: 'admin/operators',
    access: 'operators:read',
    summary: '운영자 계정',
    query: z.object({
      page,
      /** A part of the login name or the nickname. */
      name: searchInput.optional(),
      role: roleId.optional(),
      state: z.enum(operatorStates).optional(),
    }),
    output: z.object({ operators: z.array(operator), ...pageCounts }),
    refusals: [],
  }),
  create: route({
    method: 'POST',
    path: 'admin/operators',
    access: 'operators:write',
    summary: '운영자 등록 (비밀번호는 첫 로그인 한 번만 사용할 수 있습니다)',
    body: z.object({ userId: loginName, nickname: personName(40), role: roleId, password, reason }),
    output: done,
    refusals: [
      'USER_ID_FORMAT',
      'NICKNAME_FORMAT',
      'PASSWORD_FORMAT',
      'USER_ID_TAKEN',
      'NICKNAME_TAKEN',
      'NOT_FOUND',
      'RIGHT_NOT_OWN',
      'TOO_MANY_REQUESTS',
      'SECOND_PERSON_NEEDED',
    ],
  }),
  changeRole: route({
    ...onOne,
    path: 'admin/operators/{id}/role',
    summary: '운영자 역할 변경',
    body: z.object({ role: roleId, reason }),
    refusals: [...unchangeable, 'RIGHT_NOT_OWN'],
  }),
  setState: route({
    ...onOne,
    path: 'admin/operators/{id}/state',
    summary: '운영자 사용과 사용 중지 (중지하면 로그인도 끝납니다)',
    body: z.object({ state: z.enum(operatorStates), reason }),
    refusals: [...unchangeable],
  }),
  resetPassword: route({
    ...onOne,
    path: 'admin/operators/{id}/password',
    summary: '운영자 비밀번호 초기화 (한 번만 사용할 수 있는 비밀번호로 바꿉니다)',
    body: z.object({ password, reason }),
    refusals: [...unchangeable, 'PASSWORD_FORMAT', 'TOO_MANY_REQUESTS'],
  }),
  resetSecondFactor: route({
    ...onOne,
    path: 'admin/operators/{id}/second-factor',
    summary: '운영자 2단계 인증 초기화',
    body: z.object({ reason }),
    refusals: [...unchangeable, 'SECOND_FACTOR_OFF'],
  }),
  endLogins: route({
    ...onOne,
    path: 'admin/operators/{id}/logout',
    summary: '운영자 로그인 끝내기',
    body: z.object({ reason }),
    refusals: ['NOT_FOUND', 'OPERATOR_ABOVE'],
  }),
  setAddresses: route({
    ...onOne,
    path: 'admin/operators/{id}/addresses',
    summary: '운영자 접속 주소 제한 (비우면 사이트 설정을 따릅니다)',
    body: z.object({ addresses: networks, reason }),
    refusals: [...unchangeable],
  }),
}

const role = z.object({
  id: z.number().int(),
  name: z.string(),
  note: z.string(),
  /** Changing and approving requires a second factor (X2). */
  secondFactor: z.boolean(),
  /** Has all permissions, including future ones; can't be changed. */
  holdsAll: z.boolean(),
  permissions: z.array(permission),
  /** Number of operators with this role. */
  operators: z.number().int(),
  /** The caller's own role. */
  own: z.boolean(),
})
export type Role = z.output<typeof role>

const roleText = {
  name: personName(ROLE_NAME_MAX).min(1),
  note: z.string().trim().max(ROLE_NOTE_MAX),
  secondFactor: z.boolean(),
  permissions: z.array(permission).max(permissionNames.length),
  reason,
}

export const roleContract = {
  roles: route({
    method: 'GET',
    path: 'admin/operators/roles',
    access: 'operators:read',
    summary: '역할과 권한표',
    output: z.object({ roles: z.array(role) }),
    refusals: [],
  }),
  create: route({
    method: 'POST',
    path: 'admin/operators/roles',
    access: 'operators:write',
    summary: '역할 등록',
    body: z.object(roleText),
    output: done,
    refusals: ['ROLE_NAME_TAKEN', 'RIGHT_NOT_OWN', 'ROLES_FULL', 'SECOND_PERSON_NEEDED'],
  }),
  edit: route({
    ...onOne,
    path: 'admin/operators/roles/{id}',
    summary: '역할 변경',
    params: z.object({ id: roleId }),
    body: z.object(roleText),
    refusals: [
      'NOT_FOUND',
      'OWN_OPERATOR',
      'ROLE_FIXED',
      'ROLE_NAME_TAKEN',
      'RIGHT_NOT_OWN',
      'OPERATOR_ABOVE',
      'SECOND_PERSON_NEEDED',
    ],
  }),
  remove: route({
    ...onOne,
    path: 'admin/operators/roles/{id}/delete',
    summary: '역할 삭제',
    params: z.object({ id: roleId }),
    body: z.object({ reason }),
    refusals: ['NOT_FOUND', 'ROLE_FIXED', 'ROLE_IN_USE', 'OPERATOR_ABOVE', 'SECOND_PERSON_NEEDED'],
  }),
  /** All roles and permissions for audits (X3). Logged. */
  matrix: route({
    method: 'POST',
    path: 'admin/operators/roles/export',
    access: 'operators:read',
    summary: '역할 권한표 내보내기 (CSV, 작업로그에 기록됩니다)',
    body: z.object({ reason }),
    output: fileAnswer('csv'),
    refusals: [],
  }),
}

const forTwo = z.partialRecord(
  z.enum(secondPersonClassNames),
  z.object({ above: z.number().int().min(0).max(1_000_000_000) }),
)

const rules = {
  /** Operations that need a second operator (X4); for money from a sum, in won or points. */
  secondPerson: forTwo,
  /** Hours after which an undecided request expires. */
  secondPersonHours: z.number().int().min(1).max(168),
  /** Networks from which operators may work; empty means anywhere. */
  addresses: networks,
}

/** Rules for all operators. */
export const operatorRulesContract = {
  rules: route({
    method: 'GET',
    path: 'admin/operators/rules',
    access: 'operators:read',
    summary: '두 사람 승인과 접속 주소',
    output: z.object({
      ...rules,
      addresses: z.array(z.string()),
      /** The caller's address. */
      ownAddress: z.string(),
    }),
    refusals: [],
  }),
  change: route({
    method: 'POST',
    path: 'admin/operators/rules',
    access: 'operators:write',
    summary: '두 사람 승인과 접속 주소 변경',
    body: z.object({ ...z.object(rules).partial().shape, reason }),
    output: z.undefined(),
    refusals: ['SETTING_MEANINGLESS', 'OWN_ADDRESS_MISSING', 'SECOND_PERSON_NEEDED'],
  }),
}
