import { assert } from '#domain/assert.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { type ResettleCause, resettleCauseWord } from '#domain/bets/resettle-cause.ts'
import type { BetId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatFigure, formatSeoul, formatWon } from '#domain/korean-formats.ts'
import { partLabel } from '#domain/markets/part-label.ko.ts'
import type { SlipName } from '#server/bets/bets.ts'
import { finalScoreOf } from '#server/fixtures/fixtures.ts'
import type { Decided, Resettled, ResettledBet } from '#server/settlement/settlement.ts'
import type { MessageText } from './messages.sql.ts'
import { placedText, slipText } from './slip-text.ko.ts'

/** Number of bets listed one by one; the others are summarised, and the bet history has all. */
const BETS_MAX = 20

const titles: Readonly<Record<ResettleCause, string>> = {
  corrected: '경기 결과 정정',
  voided: '적중특례 처리',
  'void-withdrawn': '적중특례 철회',
}

type Played = {
  readonly sportId: SportId
  readonly leagueNameKorean: string
  readonly homeNameKorean: string
  readonly awayNameKorean: string
  readonly startsAt: Instant
}

/** Text for all recipients: the match, its result before and now, and the consequence. */
export function resettledText(
  fixture: Played,
  { cause, ...decided }: Decided & Pick<Resettled, 'cause'>,
): MessageText {
  const match = `${fixture.homeNameKorean} VS ${fixture.awayNameKorean}`
  return {
    title: `[${titles[cause]}] ${match}`,
    contents: [
      fixture.leagueNameKorean,
      `${match} (${formatSeoul(fixture.startsAt, 'YYYY-MM-DD HH:mm')})`,
      ...whatIsNew(fixture.sportId, decided),
      '',
      `${resettleCauseWord[cause]} 회원님의 베팅 정산이 변경되었습니다. 자세한 내용은 베팅내역에서 확인해 주세요.`,
    ].join('\n'),
  }
}

/** The part that was voided or restored, or the result before and now; empty for a verdict on an outcome. */
function whatIsNew(sportId: SportId, { revision, result, resultBefore, voids }: Decided): readonly string[] {
  const part = voids.find(one => one.revision === revision)
  if (part) return [`대상: ${partLabel(sportId, part)}`]
  if (result?.revision !== revision) return []
  const [before, now] = [resultWord(sportId, resultBefore), resultWord(sportId, result)]
  return before && now && before !== now ? [`경기 결과: ${before} → ${now}`] : []
}

/** A member's bets that are listed one by one, each by name. */
export const toldSingly = (bets: readonly ResettledBet[]): readonly ResettledBet[] => bets.slice(0, BETS_MAX)

/** Text about the member's own bets; `slips` are the names of those listed one by one. */
export function ownResettledText(bets: readonly ResettledBet[], slips: ReadonlyMap<BetId, SlipName>): string {
  const nameOf = ({ betId }: ResettledBet): string => {
    const slip = slips.get(betId)
    assert(slip, `bet ${betId} was settled, so it has legs`)
    return nameText(slip)
  }
  const others = bets.slice(BETS_MAX)
  const lines = [
    ...toldSingly(bets).map(bet => betText(bet, nameOf(bet))),
    ...(others.length > 0 ? [`외 ${formatFigure(others.length)}건\n보유금액 ${changeWord(others)}`] : []),
    ...(bets.some(bet => changeOf(bet) < 0)
      ? ['보유금액이 부족하면 부족한 만큼 이후 들어오는 금액에서 차감됩니다.']
      : []),
  ]
  return lines.join('\n\n')
}

const betText = (bet: ResettledBet, name: string): string =>
  [
    placedText(bet),
    name,
    `${standingWord(bet.before)} → ${standingWord(bet.after)}`,
    `보유금액 ${changeWord([bet])}`,
  ].join('\n')

/** Names a combination by its matches, a single by its pick, since the message already names its match. */
const nameText = ({ sportId, ...slip }: SlipName): string =>
  slip.legCount > 1 ? slipText(slip) : `${foldWord(slip.legCount)} ${partLabel(sportId, slip)}`

/** "당첨 19,000원", "낙첨", "진행중". */
function standingWord({ statusCode, payout }: ResettledBet['before']): string {
  const word = betStatusWord[betStatus(statusCode) ?? 'open']
  return payout ? `${word} ${formatWon(payout)}` : word
}

const changeOf = ({ before, after }: ResettledBet): number => (after.payout ?? 0) - (before.payout ?? 0)

/** "+5,000원", "-19,000원". */
function changeWord(bets: readonly ResettledBet[]): string {
  const change = bets.reduce((sum, bet) => sum + changeOf(bet), 0)
  if (change === 0) return '변동 없음'
  return `${change > 0 ? '+' : '-'}${formatFigure(Math.abs(change))}원`
}

/** "5:3"; undefined if the sheet does not contain it. */
function resultWord(sportId: SportId, result: Decided['result']): string | undefined {
  if (!result) return undefined
  if (result.kind === 'void') return betStatusWord.void
  const score = finalScoreOf(sportId, result.sheet)
  return score && `${score.home}:${score.away}`
}
