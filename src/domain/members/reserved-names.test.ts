import { expect, test } from 'vitest'
import { isReservedName } from './reserved-names.ts'

test.each([
  ...[
    'admin',
    'Admin',
    'ADMIN1',
    'admin2026',
    'adm1n',
    'a.d.m.i.n',
    'admln',
    'adrnin',
    'a1d2m3i4n',
    'theadmin',
  ],
  ...[
    'administrator',
    'manager',
    'Manager7',
    'rnanager',
    'm4n4ger',
    'hanpan',
    'HanPan24',
    'h4np4n',
    'hanpankr',
  ],
  ...['GM', 'gm', 'GM01', 'g m', 'root', 'r00t', 'support', '5upport', 'operator1'],
  ...[
    '운영자',
    '운 영 자',
    '운영자1',
    '운1영2자',
    '관리자',
    '부관리자',
    '고객센터',
    '고객센터24',
    '한판',
    '한판공식',
    '총판',
  ],
  ...['аdmin', 'ádmin', 'ａｄｍｉｎ', 'αdmin', '운영자', '매니저', '어드민'],
])('%s looks like a name of the house', name => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  ...['demo', 'newbie', 'sigma', 'gmarket', 'badminton', 'rooter', 'csmaster9x', 'minad', 'mange', '1004'],
  ...['새내기', '한강', '판교', '운영이형', '관리비', '축구왕', '고객', '센터백', '매니아'],
])('%s does not look like a name of the house', name => {
  expect(isReservedName(name)).toBe(false)
})
