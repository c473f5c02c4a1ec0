/** The declarations of every sign-up: the first versions of the terms, unless a test publishes others. */
export const declared = { isAdult: true, acceptedTerms: 1, acceptedPrivacy: 1 } as const

/** A sign-up as the form sends it, without names and phone. */
export const aSignUp = {
  password: 'abcd1234',
  passwordConfirm: 'abcd1234',
  birthDate: '1990-05-05',
  ...declared,
} as const
