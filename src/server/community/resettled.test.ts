import { expect, test } from 'vitest'
import { betNumber } from '#domain/bets/bet-number.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { BetId, FixtureId, MarketTypeId, MemberId, SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { line } from '#domain/line.ts'
import { won } from '#domain/money.ts'
import type { SlipName } from '#server/bets/bets.ts'
import type { Sheet } from '#server/fixtures/fixtures.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { ResettledBet } from '#server/settlement/settlement.ts'
import { ownResettledText, resettledText } from './resettled.ko.ts'

const FOOTBALL = 6046 as SportId
const kickOff = instant(Date.parse('2026-11-22T18:30:00+09:00'))
const match = {
  sportId: FOOTBALL,
  leagueNameKorean: 'K리그1',
  homeNameKorean: '울산 HD',
  awayNameKorean: 'FC서울',
  startsAt: kickOff,
}
const HEAD = 'K리그1\n울산 HD VS FC서울 (2026-11-22 18:30)\n'
const tail = (cause: string) =>
  `\n${cause} 회원님의 베팅 정산이 변경되었습니다. 자세한 내용은 베팅내역에서 확인해 주세요.`

const result = (revision: number, sheet: Sheet, kind: 'sheet' | 'void' = 'sheet') => ({
  fixtureId: 1 as FixtureId,
  revision,
  kind,
  sheet,
  incidents: {},
  source: 'operator',
  reason: '',
  decidedAt: kickOff,
})
const ended = (home: number, away: number): Sheet => ({ 10: [0, 0], 20: [home, away], 100: [home, away] })

test('handbook 1.9 the message shows the match, its result before and after, and the effect', () => {
  const resultBefore = result(1, ended(5, 3))
  const decided = { revision: 2, result: result(2, ended(3, 5)), resultBefore, voids: [] }
  expect(resettledText(match, { ...decided, cause: 'corrected' })).toEqual({
    title: '[경기 결과 정정] 울산 HD VS FC서울',
    contents: `${HEAD}경기 결과: 5:3 → 3:5\n${tail('경기 결과가 정정되어')}`,
  })
  // The score is unchanged: only a part of the match was corrected.
  const same = { ...decided, result: result(2, ended(5, 3)) }
  expect(resettledText(match, { ...same, cause: 'corrected' }).contents).toBe(
    `${HEAD}${tail('경기 결과가 정정되어')}`,
  )
  const called = { ...decided, result: result(2, {}, 'void') }
  expect(resettledText(match, { ...called, cause: 'voided' })).toEqual({
    title: '[적중특례 처리] 울산 HD VS FC서울',
    contents: `${HEAD}경기 결과: 5:3 → 적중특례\n${tail('적중특례로 처리되어')}`,
  })
})

test('handbook 1.9 names a market that was voided, or unvoided, instead of results', () => {
  const part = {
    marketTypeId: 2 as MarketTypeId,
    line: line(250),
    pick: 'Over',
    voided: false,
    reason: '착오 정정',
    revision: 3,
    decidedAt: kickOff,
  }
  const decided = { revision: 3, result: result(2, ended(1, 0)), resultBefore: result(1, ended(2, 0)) }
  expect(resettledText(match, { ...decided, voids: [part], cause: 'void-withdrawn' })).toEqual({
    title: '[적중특례 철회] 울산 HD VS FC서울',
    contents: `${HEAD}대상: 언더오버 2.5 · 오버\n${tail('적중특례 처리가 철회되어')}`,
  })
})

const { won: WON, lost: LOST, open: OPEN, void: VOID } = betStatusCode

const aBet = (
  [codeBefore, before]: readonly [number, number],
  [codeAfter, after]: readonly [number, number | null],
): ResettledBet => ({
  memberId: 1 as MemberId,
  betId: uuidFloor(instant(kickOff - 60_000)) as BetId,
  stake: won(10_000),
  before: { statusCode: codeBefore, payout: won(before) },
  after: { statusCode: codeAfter, payout: after === null ? null : won(after) },
})
const BET = aBet([0, 0], [0, 0]).betId
const single: SlipName = {
  betId: BET,
  legCount: 1,
  sportId: FOOTBALL,
  homeNameKorean: '울산 HD',
  awayNameKorean: 'FC서울',
  marketTypeId: 2 as MarketTypeId,
  line: line(250),
  pick: 'Over',
}
const named = (slip: SlipName) => new Map([[BET, slip]])
const OWED = '\n\n보유금액이 부족하면 부족한 만큼 이후 들어오는 금액에서 차감됩니다.'

test.each([
  ['an amount taken back', aBet([WON, 19_000], [LOST, 0]), `당첨 19,000원 → 낙첨\n보유금액 -19,000원${OWED}`],
  ['an amount paid', aBet([LOST, 0], [WON, 19_000]), '낙첨 → 당첨 19,000원\n보유금액 +19,000원'],
  [
    'both',
    aBet([WON, 19_000], [VOID, 10_000]),
    `당첨 19,000원 → 적중특례 10,000원\n보유금액 -9,000원${OWED}`,
  ],
  ['a reopened bet', aBet([LOST, 0], [OPEN, null]), '낙첨 → 진행중\n보유금액 변동 없음'],
])(
  'handbook 1.9 shows each own bet with its time, stake, pick, and result before and after: %s',
  (_, bet, text) => {
    expect(ownResettledText([bet], named(single))).toBe(
      `2026-11-22 18:29 베팅 10,000원 (No.${betNumber(BET)})\n단폴 언더오버 2.5 · 오버\n${text}`,
    )
  },
)

test('names a combination by the match of its first leg and the number of others', () => {
  const text = ownResettledText([aBet([LOST, 0], [OPEN, null])], named({ ...single, legCount: 3 }))
  expect(text).toContain(
    `베팅 10,000원 (No.${betNumber(BET)})\n3폴더 울산 HD VS FC서울 외 2경기\n낙첨 → 진행중\n`,
  )
})

test('a member with many bets gets twenty of them and the sum of the others', () => {
  const text = ownResettledText(
    Array.from({ length: 1_023 }, () => aBet([LOST, 0], [WON, 19_000])),
    named(single),
  )
  expect(text.match(/베팅 10,000원/g)).toHaveLength(20)
  expect(text.endsWith('\n\n외 1,003건\n보유금액 +19,057,000원')).toBe(true)
})
