import { expect, test } from 'vitest'
import { withObject } from './particle.ko.ts'

test('the particle follows the last syllable', () => {
  expect(['계좌번호', '가입 링크', '검증 명령', '이용약관'].map(withObject)).toEqual([
    '계좌번호를',
    '가입 링크를',
    '검증 명령을',
    '이용약관을',
  ])
})
