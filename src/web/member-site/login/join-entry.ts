import { describeRefusal } from '#contract/wire/refusals.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { isPhone } from '#domain/members/phone.ts'
import { checkSignUp, type SignUpViolation } from '#domain/members/sign-up.ts'
import { groupDigits } from '#domain/typed-text.ts'

/** Values of the sign-up form. */
export type JoinEntry = {
  readonly userId: string
  readonly nickname: string
  readonly password: string
  readonly passwordConfirm: string
  readonly phone: string
  readonly birthDate: string
  readonly recommenderCode: string
  readonly agreed: boolean
  /** Accepted versions; 0 for none. */
  readonly acceptedTerms: number
  readonly acceptedPrivacy: number
}

type JoinField = keyof JoinEntry

export const emptyEntry: JoinEntry = {
  userId: '',
  nickname: '',
  password: '',
  passwordConfirm: '',
  phone: '',
  birthDate: '',
  recommenderCode: '',
  agreed: false,
  acceptedTerms: 0,
  acceptedPrivacy: 0,
}

const requiredTexts: Partial<Readonly<Record<JoinField, string>>> = {
  userId: '아이디를 입력해주세요.',
  nickname: '닉네임을 입력해주세요.',
  password: '비밀번호를 입력해주세요.',
  passwordConfirm: '비밀번호를 한 번 더 입력해주세요.',
  phone: '휴대폰번호를 입력해주세요.',
  birthDate: '생년월일을 입력해주세요.',
  agreed: '이용 안내를 확인하고 동의해주세요.',
  acceptedTerms: '이용약관을 확인하고 동의해주세요.',
  acceptedPrivacy: '개인정보처리방침을 확인하고 동의해주세요.',
}

const fieldOf: Readonly<Record<SignUpViolation['code'], JoinField>> = {
  USER_ID_FORMAT: 'userId',
  USER_ID_RESERVED: 'userId',
  NICKNAME_FORMAT: 'nickname',
  NICKNAME_RESERVED: 'nickname',
  PASSWORD_FORMAT: 'password',
  PASSWORD_MISMATCH: 'passwordConfirm',
  UNDER_AGE: 'birthDate',
}

/** Errors of the fields with the server's texts; `today` is the Seoul day. */
export function joinErrors(entry: JoinEntry, today: string): Partial<Record<JoinField, string>> {
  const errors: Partial<Record<JoinField, string>> = {}
  for (const violation of checkSignUp(entry, today))
    errors[fieldOf[violation.code]] = describeRefusal(violation).text
  if (!isPhone(entry.phone)) errors.phone = '휴대폰번호를 확인해주세요.'
  if (!isDay(entry.birthDate)) errors.birthDate = '생년월일을 확인해주세요. (예: 1999-01-31)'
  for (const [field, text] of Object.entries(requiredTexts) as [JoinField, string][])
    if (!entry[field]) errors[field] = text
  return errors
}

const isDay = (text: string): boolean => text.length === 10 && parseSeoul(text) !== undefined

/** Formats "19990131" as 1999-01-31. */
export const birthDateText = (typed: string): string => groupDigits(typed, [4, 2, 2])
