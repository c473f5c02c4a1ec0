import type { AccountEventKind } from '#contract/account/account-event-texts.ts'
import type { ActKind } from '#contract/back-office/act-texts.ts'

/**
 * Labels of changed fields in the member history. Contains no schema, so that pages can import only the
 * words.
 */
export const changeFieldWords = {
  nickname: '닉네임',
  password: '비밀번호',
  'exchange-password': '환전비밀번호',
  account: '출금 계좌',
  'second-factor': '2단계 인증',
  device: '로그인·기기',
  state: '상태',
  level: '레벨',
  tendency: '성향',
  kind: '유형',
  bans: '게임별 제한',
  money: '머니',
  points: '포인트',
  protection: '회원보호',
} as const
export type ChangeField = keyof typeof changeFieldWords
export const changeFields = Object.keys(changeFieldWords) as readonly ChangeField[]

/** Labels of who made a change. */
export const changedByWords = { member: '회원', operator: '운영자' } as const
export type ChangedBy = keyof typeof changedByWords
export const changedByNames = Object.keys(changedByWords) as readonly ChangedBy[]

/** Operator actions that change a member. */
export const actFields: Readonly<Partial<Record<ActKind, ChangeField>>> = {
  'approve-member': 'state',
  'refuse-member': 'state',
  'block-member': 'state',
  'unblock-member': 'state',
  'change-member-level': 'level',
  'change-tendency': 'tendency',
  'change-member-kind': 'kind',
  'reset-password': 'password',
  'change-bank-account': 'account',
  'reset-second-factor': 'second-factor',
  'end-logins': 'device',
  'forget-device': 'device',
  'operator-credit': 'money',
  'operator-debit': 'money',
  'operator-points-credit': 'points',
  'operator-points-debit': 'points',
  'ban-products': 'bans',
  'exclude-member': 'protection',
}

/** Changes made by the member. Changes by an operator are listed as operator actions. */
export const eventFields: Readonly<Partial<Record<AccountEventKind, ChangeField>>> = {
  'nickname-changed': 'nickname',
  'password-changed': 'password',
  'exchange-password-set': 'exchange-password',
  'bank-account-set': 'account',
  'app-on': 'second-factor',
  'app-off': 'second-factor',
  'passkey-added': 'second-factor',
  'passkey-removed': 'second-factor',
  'recovery-codes-made': 'second-factor',
  'recovery-code-used': 'second-factor',
  'device-forgotten': 'device',
  'session-ended': 'device',
  closed: 'state',
}

/** Changes that members make to their protection settings. */
export const protectionTexts = {
  'limit-set': '한도 설정',
  'limit-lowered': '한도 낮춤',
  'rise-asked': '한도 상향 신청',
  'rise-confirmed': '한도 상향 확정',
  'rise-withdrawn': '한도 상향 철회',
  excluded: '자가제한',
} as const
export type ProtectionChange = keyof typeof protectionTexts
export const protectionChanges = Object.keys(protectionTexts) as readonly ProtectionChange[]
