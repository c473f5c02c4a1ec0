import { expect, test } from 'vitest'
import { checkSignUp, isNickname, isPassword, isUserId } from './sign-up.ts'

const good = {
  userId: 'demo',
  nickname: '새내기',
  password: 'play1234!',
  passwordConfirm: 'play1234!',
  birthDate: '1990-05-05',
}

test('a valid sign-up breaks no rule', () => {
  expect(checkSignUp(good, '2026-11-21')).toEqual([])
})

test('DIALOG-013 reports every broken rule, in the order of the form', () => {
  const bad = { userId: '1', nickname: '', password: 'x', passwordConfirm: 'y', birthDate: '2020-01-01' }
  expect(checkSignUp(bad, '2026-11-21').map(({ code }) => code)).toEqual([
    'USER_ID_FORMAT',
    'NICKNAME_FORMAT',
    'PASSWORD_FORMAT',
    'PASSWORD_MISMATCH',
    'UNDER_AGE',
  ])
})

test.each([
  ['demo', true],
  ['Demo1234Demo', true],
  ['dem', false],
  ['demo1234demo1', false],
  ['1demo', false],
  ['데모데모', false],
  ['demo demo', false],
])('the id %s is valid: %s', (text, right) => {
  expect(isUserId(text)).toBe(right)
})

test.each([
  ['한판', true],
  ['한', false],
  ['한판한판한판한판', true],
  ['한판한판한판한판한', false],
  ['ㅎㅎ', false],
  ['a b', false],
])('the nickname %s is valid: %s', (text, right) => {
  expect(isNickname(text)).toBe(right)
})

test.each([
  ['play1234!', true],
  ['abcd1234', true],
  ['abcdefgh', false],
  ['12345678', false],
  ['play123', false],
  ['a1'.repeat(11), false],
  ['play 1234', false],
])('the password %s is valid: %s', (text, right) => {
  expect(isPassword(text)).toBe(right)
})

test.each([
  ['2007-11-21', true],
  ['2007-11-22', false],
  ['2004-02-29', true],
])('a member born on %s is of age on 2026-11-21: %s', (born, ofAge) => {
  const broken = checkSignUp({ ...good, birthDate: born }, '2026-11-21')
  expect(broken.map(({ code }) => code)).toEqual(ofAge ? [] : ['UNDER_AGE'])
})
