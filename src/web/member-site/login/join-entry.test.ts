import { expect, test } from 'vitest'
import { birthDateText, emptyEntry, type JoinEntry, joinErrors } from './join-entry.ts'

const today = '2026-11-21'
const good: JoinEntry = {
  userId: 'newbie1',
  nickname: '새회원',
  password: 'abcd1234',
  passwordConfirm: 'abcd1234',
  phone: '010-1234-5678',
  birthDate: '1999-01-31',
  recommenderCode: '',
  agreed: true,
  acceptedTerms: 1,
  acceptedPrivacy: 1,
}

test('DIALOG-013 accepts a complete sign-up with or without a recommender', () => {
  expect(joinErrors(good, today)).toEqual({})
  expect(joinErrors({ ...good, recommenderCode: 'HANPAN01' }, today)).toEqual({})
})

test('requires every field but the recommender', () => {
  expect(joinErrors(emptyEntry, today)).toEqual({
    userId: '아이디를 입력해주세요.',
    nickname: '닉네임을 입력해주세요.',
    password: '비밀번호를 입력해주세요.',
    passwordConfirm: '비밀번호를 한 번 더 입력해주세요.',
    phone: '휴대폰번호를 입력해주세요.',
    birthDate: '생년월일을 입력해주세요.',
    agreed: '이용 안내를 확인하고 동의해주세요.',
    acceptedTerms: '이용약관을 확인하고 동의해주세요.',
    acceptedPrivacy: '개인정보처리방침을 확인하고 동의해주세요.',
  })
})

test.each<[string, Partial<JoinEntry>, Partial<Record<keyof JoinEntry, string>>]>([
  ['a leading digit', { userId: '1abc' }, { userId: '아이디는 4~12자의 영문, 숫자 조합입니다.' }],
  ['one syllable', { nickname: '나' }, { nickname: '닉네임은 2~8자의 한글, 영문, 숫자입니다.' }],
  [
    'a password of letters only',
    { password: 'abcdefgh', passwordConfirm: 'abcdefgh' },
    { password: '비밀번호는 8~20자의 영문, 숫자 조합입니다.' },
  ],
  [
    'a differing confirmation',
    { passwordConfirm: 'abcd12345' },
    { passwordConfirm: '비밀번호 확인이 일치하지 않습니다.' },
  ],
  ['an age of 18', { birthDate: '2007-11-22' }, { birthDate: '만 19세 이상만 가입할 수 있습니다.' }],
  ['an age of 19 today', { birthDate: '2007-11-21' }, {}],
  [
    'an impossible date',
    { birthDate: '1999-02-30' },
    { birthDate: '생년월일을 확인해주세요. (예: 1999-01-31)' },
  ],
  ['hyphens alone', { phone: '---------' }, { phone: '휴대폰번호를 확인해주세요.' }],
  ['half a number', { phone: '010-12' }, { phone: '휴대폰번호를 확인해주세요.' }],
])('validates an entry with %s', (_, entered, errors) => {
  expect(joinErrors({ ...good, ...entered }, today)).toEqual(errors)
})

test('groups numbers while they are typed', () => {
  expect(['1999', '19990', '19990131', '1999-01-31'].map(birthDateText)).toEqual([
    '1999',
    '1999-0',
    '1999-01-31',
    '1999-01-31',
  ])
})
