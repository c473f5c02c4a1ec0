import { isReservedName } from './reserved-names.ts'

/** Form values of a new member, as far as the rules check them. Dates are "2007-03-01" in Seoul. */
export type SignUp = {
  readonly userId: string
  readonly nickname: string
  readonly password: string
  readonly passwordConfirm: string
  readonly birthDate: string
}

export type SignUpViolation = {
  readonly code:
    | 'USER_ID_FORMAT'
    | 'USER_ID_RESERVED'
    | 'NICKNAME_FORMAT'
    | 'NICKNAME_RESERVED'
    | 'PASSWORD_FORMAT'
    | 'PASSWORD_MISMATCH'
    | 'UNDER_AGE'
}

/** Minimum age of members (handbook 8.2). */
const AGE_MIN = 19

/** 4 to 12 letters and digits, starting with a letter (handbook 6.1). */
export const isUserId = (text: string): boolean => /^[A-Za-z][A-Za-z0-9]{3,11}$/.test(text)

/** 2 to 8 Korean syllables, letters and digits (handbook 6.1). */
export const isNickname = (text: string): boolean => /^[가-힣A-Za-z0-9]{2,8}$/.test(text)

/** 8 to 20 ASCII characters without spaces, with at least one letter and one digit (handbook 6.1). */
export const isPassword = (text: string): boolean => /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,20}$/.test(text)

/** True when a person born on that day is at least 19 on `today`, both in Seoul. */
const isOfAge = (birthDate: string, today: string): boolean =>
  `${Number(birthDate.slice(0, 4)) + AGE_MIN}${birthDate.slice(4)}` <= today

/** Returns all rules that a sign-up breaks, in the order of the form. */
export function checkSignUp(entered: SignUp, today: string): SignUpViolation[] {
  const rules: readonly [broken: boolean, code: SignUpViolation['code']][] = [
    [!isUserId(entered.userId), 'USER_ID_FORMAT'],
    [isReservedName(entered.userId), 'USER_ID_RESERVED'],
    [!isNickname(entered.nickname), 'NICKNAME_FORMAT'],
    [isReservedName(entered.nickname), 'NICKNAME_RESERVED'],
    [!isPassword(entered.password), 'PASSWORD_FORMAT'],
    [entered.password !== entered.passwordConfirm, 'PASSWORD_MISMATCH'],
    [!isOfAge(entered.birthDate, today), 'UNDER_AGE'],
  ]
  return rules.filter(([broken]) => broken).map(([, code]) => ({ code }))
}
