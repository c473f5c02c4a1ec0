import { expect, test } from 'vitest'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { type Act, changesOf } from './act-words.ts'
import { subjectWord } from './subject-word.ts'

const act = (kind: string, before: unknown, after: unknown): Act => ({
  id: 1,
  operator: 'admin',
  act: kind,
  actText: kind,
  subject: 'fixture:1',
  fixture: { fixtureId: 1, sport_id: FOOTBALL, name: '홈 vs 원정', part: '' },
  member: null,
  reason: '시험',
  before,
  after,
  ip: '::1',
  at: '2026-11-21 12:00:00',
  hash: '',
})

const start = Date.parse('2026-11-21T19:00:00+09:00')

test.each([
  ['override-price', { offered: 190, byOperator: null }, { byOperator: 175 }, '배당: 1.90 (피드) → 1.75'],
  ['override-price', { offered: 175, byOperator: 175 }, { byOperator: null }, '배당: 1.75 → 피드 배당'],
  ['suspend-betting', { suspended: false }, { suspended: true }, '베팅: 가능 → 정지'],
  ['reopen-betting', { suspended: true }, { suspended: false }, '베팅: 정지 → 가능'],
  [
    'override-start',
    { startsAt: start },
    { startsAt: start + 3_600_000, byOperator: start + 3_600_000 },
    '시작 시간: 11-21 19:00 → 11-21 20:00',
  ],
  [
    'take-off-proto',
    { listed: true, round: '2026년 325회차', number: 12 },
    { listed: false, round: '2026년 325회차', number: 12 },
    '프로토: 2026년 325회차 12번 → 없음',
  ],
  ['enter-result', null, { sheet: { 10: [1, 0], 100: [2, 1] } }, '결과: → 전반 1:0 · 경기종료 2:1'],
  ['void-fixture', { kind: 'sheet', sheet: { 100: [2, 1] } }, { revision: 2 }, '결과: 경기종료 2:1 → 적특'],
  [
    'lift-login-lock',
    { lock: '아이디·아이피 잠금 demo 203.0.113.1' },
    { lock: '해제' },
    '로그인 잠금: 아이디·아이피 잠금 demo 203.0.113.1 → 해제',
  ],
  ['block-member', { status: 'active' }, { status: 'blocked' }, '상태: 정상 → 정지'],
  ['block-address', { blocked: false }, { blocked: true }, '차단: 허용 → 차단됨'],
])('describes the change of %s', (kind, before, after, text) => {
  const told = changesOf(act(kind, before, after))
  expect(
    told.map(change => `${change.name}: ${change.before ? `${change.before} ` : ''}→ ${change.after}`),
  ).toEqual([text])
})

test.each([
  [
    'change-name',
    { name: 'NBA', nameKorean: null, korean: 'NBA', hidden: false, pinned: false },
    { name: 'NBA', nameKorean: '미국프로농구', korean: '미국프로농구', hidden: true, pinned: false },
    ['이름: → NBA', '표시 이름: NBA → 미국프로농구', '숨김: 아니오 → 예'],
  ],
  [
    'set-payout-rate',
    null,
    { league: '프리미어리그', payoutRate: 9_250 },
    ['리그: → 프리미어리그', '환수율: → 92.50%'],
  ],
  [
    'set-payout-rate',
    { payoutRate: 9_250 },
    { market: '승무패', payoutRate: null },
    ['마켓: → 승무패', '환수율: 92.50% → 피드 배당 그대로'],
  ],
])('handbook 6.3 describes %s with its subject and its changes', (kind, before, after, words) => {
  const told = changesOf(act(kind, before, after))
  expect(
    told.map(change => `${change.name}: ${change.before ? `${change.before} ` : ''}→ ${change.after}`),
  ).toEqual(words)
})

test('lists what was held when everything is released to the feed', () => {
  const held = {
    suspended: true,
    startsAt: null,
    markets: ['7'],
    outcomes: [{ id: '1', odds: 190, suspended: false }],
  }
  expect(changesOf(act('release-to-feed', held, null)).map(({ name }) => name)).toEqual([
    '수동 배당',
    '마켓 정지',
    '경기 정지',
  ])
})

test('MSG-006 describes a message by its audience, without repeating its text', () => {
  const sent = { to: '전체 회원', recipients: 6, title: '점검', contents: '새벽 4시부터' }
  expect(changesOf(act('send-message', null, sent))).toEqual([
    { name: '받는 사람', after: '전체 회원' },
    { name: '인원', after: '6명' },
    { name: '제목', after: '점검' },
  ])
})

test('LIMIT-007 describes changed proto limits by amount and odds', () => {
  const before = { stakeMin: 5_000, stakeMax: 5_000, winningsMax: 25_000_000, totalOddsMax: 500_000 }
  const after = { protoLimits: { ...before, stakeMax: 100_000 } }
  expect(changesOf(act('change-settings', { protoLimits: before }, after))).toEqual([
    {
      name: '프로토 한도',
      before: '베팅 5,000~5,000원 · 당첨 25,000,000원 · 배당 5000.00배',
      after: '베팅 5,000~100,000원 · 당첨 25,000,000원 · 배당 5000.00배',
    },
  ])
})

test('names the subject of an action in Korean', () => {
  expect(['member:3', 'message:7', 'login-lock:4', 'settings'].map(subjectWord)).toEqual([
    '회원 3',
    '쪽지 7',
    '로그인 잠금 4',
    '사이트 설정',
  ])
})

test('lists only the changed fields of an event, with contents as plain text', () => {
  const event = { title: '이벤트', contents: '<p>지난 <b>안내</b></p>', shown: true, lastDay: null }
  const after = { ...event, contents: '<p>새 안내</p>', shown: false }
  expect(changesOf(act('edit-event', event, after))).toEqual([
    { name: '내용', before: '지난 안내', after: '새 안내' },
    { name: '노출', before: '예', after: '아니오' },
  ])
})

test('handbook 5.6 shows recommender rates as percents', () => {
  const rule = { on: true, base: 'lost', rates: { 1: 100, 2: 50 } }
  const after = { ...rule, base: 'stake', rates: { 1: 150, 2: 50 } }
  expect(changesOf(act('change-friends', rule, after))).toEqual([
    { name: '기준', before: '낙첨금', after: '베팅금' },
    { name: '1대', before: '1%', after: '1.5%' },
  ])
})

test('FIELD-006 lists only the changed limits of a level, in won and odds', () => {
  const general = { stakeMin: 5_000, stakeMax: 2_000_000, winningsMax: 7_000_000, totalOddsMax: 10_000 }
  const raised = { ...general, stakeMax: 2_500_000, totalOddsMax: 90_000 }
  expect(changesOf(act('change-level', { general }, { general: raised }))).toEqual([
    { name: '일반 최대 베팅금', before: '2,000,000원', after: '2,500,000원' },
    { name: '일반 최대 배당', before: '100.00배', after: '900.00배' },
  ])
})

test('groups the digits of amounts and appends their unit', () => {
  const moved = act('credit-points', { point: 5_600 }, { point: 6_100, amount: 500 })
  expect(changesOf(moved)).toEqual([
    { name: '보유 포인트', before: '5,600P', after: '6,100P' },
    { name: '금액', after: '500P' },
  ])
  const cancelled = act(
    'cancel-bet',
    { status: 'open' },
    { bet: '019aa000-1111-7222-8333-444455556666', stake: 30_000 },
  )
  expect(changesOf(cancelled)).toEqual([
    { name: '베팅', after: '1KAG0-048H-48M3' },
    { name: '베팅금액', after: '30,000원' },
  ])
})
