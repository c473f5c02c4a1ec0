import { expect, test } from 'vitest'
import { customerContract } from '#contract/community/customer.ts'
import { memberContract } from './members.ts'
import { proof } from './proof.ts'

test.each([
  ['demo37 ', 'demo37'],
  ['　ｄｅｍｏ３７', 'demo37'],
  ['DEMO37', 'DEMO37'],
])('API-006 reads the login name "%s" as %s for every member', (userId, read) => {
  const names = [
    memberContract.login.body?.parse({ userId, password: 'a' }).userId,
    memberContract.available.query?.parse({ userId }).userId,
    customerContract.findPassword.body?.parse({ userId, nickname: 'a' }).userId,
  ]
  expect(names).toEqual([read, read, read])
})

test('API-006 a sign-up in full-width letters takes the same name as in plain letters', () => {
  const joined = memberContract.join.body?.parse({
    userId: 'ｄｅｍｏ３７ ',
    password: 'secret123',
    passwordConfirm: 'secret123',
    nickname: '새회원',
    phone: '010-1234-5678',
    birthDate: '1999-01-31',
    recommenderCode: ' ab3-de9',
  })
  expect([joined?.userId, joined?.recommenderCode]).toEqual(['demo37', 'AB3DE9'])
})

test('refuses a login name of blanks only', () => {
  expect(memberContract.login.body?.safeParse({ userId: '　 ', password: 'a' }).success).toBe(false)
})

test.each(['123 456', '123-456', '１２３４５６', '123456\u200b'])(
  'reads the app code typed as "%s" as 123456',
  code => {
    expect(proof.parse({ way: 'app', code })).toEqual({ way: 'app', code: '123456' })
  },
)

test('reads recovery and recommender codes without blanks and dashes', () => {
  expect(proof.parse({ way: 'recovery', code: 'abcde–fgh23 ' })).toEqual({
    way: 'recovery',
    code: 'ABCDEFGH23',
  })
  expect(memberContract.recommender.body?.parse({ code: 'ＡＢ３－ＤＥ９' }).code).toBe('AB3DE9')
})
