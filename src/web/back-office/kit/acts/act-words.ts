import type { backOfficeContract } from '#contract/back-office/back-office.ts'
import type { Output } from '#contract/wire/route.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import type { SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { thresholdNameWords } from '#domain/integrity/threshold-names.ko.ts'
import { formatFigure, formatSeoul } from '#domain/korean-formats.ts'
import { payoutRateText } from '#domain/markets/payout-rate.ts'
import { termsChangeWords } from '#domain/minigames/house/terms-words.ko.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import { secondPersonClasses, secondPersonClassNames } from '#domain/operators/second-person.ts'
import { rateWord } from '#domain/promotions/friend-points.ts'
import { periodLabel } from '#domain/sports/period-label.ts'
import { names, unitOf, words } from './act-names.ts'
import { askWords } from './ask-words.ts'
import { exportChanges } from './export-changes.ts'
import { levelChanges } from './level-changes.ts'
import { bonusChanges, crossChanges, limitChanges } from './terms-changes.ts'

export type Act = Output<typeof backOfficeContract.acts>['acts'][number]

/** A change in words: "배당: 1.90 → 1.75". `before` is undefined without an earlier value. */
export type Change = { readonly name: string; readonly before?: string; readonly after: string }

type Facts = Readonly<Record<string, unknown>>

const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

/** Actions that log all fields: unchanged ones are not listed. */
const editing: ReadonlySet<Act['act']> = new Set([
  'write-event',
  'edit-event',
  'edit-event-page',
  'edit-milestone',
  'edit-notice',
  'edit-popup',
  'edit-stream',
  'edit-tournament',
  'change-attendance',
])

/** The changes, from old to new. The log stores plain values; an unknown kind is shown as stored. */
export function changesOf({
  act,
  before,
  after,
  fixture,
}: Pick<Act, 'act' | 'before' | 'after' | 'fixture'>): readonly Change[] {
  const sportId = (fixture?.sport_id ?? 0) as SportId
  const [was, is] = [factsOf(before), factsOf(after)]
  switch (act) {
    case 'override-price':
      return [
        {
          name: '배당',
          before: priceWord(was.byOperator) ?? `${priceWord(was.offered) ?? '–'} (피드)`,
          after: priceWord(is.byOperator) ?? '피드 배당',
        },
      ]
    case 'suspend-betting':
    case 'reopen-betting':
      return [{ name: '베팅', before: suspendedWord(was.suspended), after: suspendedWord(is.suspended) }]
    case 'declare-void':
    case 'take-void-back':
      return [{ name: '정산', before: voidedWord(was.voided), after: voidedWord(is.voided) }]
    case 'override-start':
      return [
        {
          name: '시작 시간',
          before: timeWord(was.startsAt),
          after: `${timeWord(is.startsAt)}${is.byOperator === null ? ' (피드)' : ''}`,
        },
      ]
    case 'list-on-proto':
    case 'take-off-proto':
      return [{ name: '프로토', before: protoWord(was), after: protoWord(is) }]
    case 'release-to-feed':
      return releaseChanges(was)
    case 'enter-result':
    case 'correct-result':
    case 'void-fixture':
      return [
        {
          name: '결과',
          ...(before !== null && { before: resultWord(was, sportId) }),
          after: act === 'void-fixture' ? '적특' : resultWord(is, sportId),
        },
      ]
    case 'change-level':
      return levelChanges(was, is)
    case 'set-house-limit':
    case 'remove-house-limit':
      return limitChanges(was, is)
    case 'change-cross-rules':
      return crossChanges(was, is)
    case 'change-bonus-tiers':
      return bonusChanges(was, is)
    case 'void-round':
    case 'change-minigame':
      return minigameChanges(was, is)
    case 'approve-ask':
    case 'reject-ask':
    case 'withdraw-ask':
      return plainChanges({}, askWords(is))
    case 'export-list':
      return exportChanges(is)
    case 'change-settings':
      return settingChanges(was, is)
    case 'send-message':
      // The text itself is in the list of messages.
      return plainChanges({}, { to: is.to, recipients: is.recipients, title: is.title })
    case 'set-payout-rate':
      return plainChanges(withRateText(was), withRateText(is))
    case 'change-name':
      return nameChanges(was, is)
    case 'change-friends':
      return plainChanges(withRates(was), changedOf(withRates(was), withRates(is)))
    default:
      return plainChanges(was, editing.has(act) ? changedOf(was, is) : is)
  }
}

/** The changed fields of the game; for a void round its bets and stakes. */
const minigameChanges = (was: Facts, { game, round, bets, stakes, ...is }: Facts): readonly Change[] => [
  ...plainChanges({}, { game, ...(round !== undefined && { round, bets, stakes }) }),
  ...termsChangeWords(was, is),
]

/** The changed fields. */
const changedOf = (was: Facts, is: Facts): Facts =>
  Object.fromEntries(
    Object.entries(is).filter(([key, value]) => JSON.stringify(was[key]) !== JSON.stringify(value)),
  )

/** Names the rates of two generations. */
function withRates({ rates, ...rest }: Facts): Facts {
  const { 1: first, 2: second } = factsOf(rates)
  const word = (rate: unknown) => (typeof rate === 'number' ? rateWord(rate) : '–')
  return rates === undefined ? rest : { ...rest, firstRate: word(first), secondRate: word(second) }
}

/**
 * Names the sport, league or team, and the change; a name in force that repeats the manual one is left
 * out.
 */
function nameChanges({ name: _name, ...was }: Facts, is: Facts): readonly Change[] {
  const { name: _same, nameKorean, korean, ...rest } = changedOf(was, is)
  const named = korean === undefined ? { nameKorean } : { korean }
  const kept = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  return plainChanges(was, { name: is.name, ...kept, ...rest })
}

/** A payout rate in percent; without one the feed's prices apply. */
const withRateText = ({ payoutRate, ...rest }: Facts): Facts => ({
  ...rest,
  ...(payoutRate !== undefined && {
    payoutRate: typeof payoutRate === 'number' ? payoutRateText(payoutRate) : '피드 배당 그대로',
  }),
})

const priceWord = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 100
    ? formatOdds(odds(value))
    : undefined

const suspendedWord = (value: unknown): string => (value === true ? '정지' : '가능')

/** "2026년 325회차 12번" */
const protoWord = ({ listed, round, number }: Facts): string =>
  listed === true ? `${round} ${number}번` : '없음'

const voidedWord = (value: unknown): string => (value === true ? '적특' : '정상')

const timeWord = (value: unknown): string =>
  typeof value === 'number' ? formatSeoul(instant(value), 'MM-DD HH:mm') : '–'

/** Describes the manual changes of a fixture that ended when all of it was released to the feed. */
function releaseChanges(was: Facts): readonly Change[] {
  const outcomes = listOf(was.outcomes).map(factsOf)
  const counts = [
    ['수동 배당', outcomes.filter(({ odds }) => odds !== null).length],
    ['픽 정지', outcomes.filter(({ suspended }) => suspended === true).length],
    ['마켓 정지', listOf(was.markets).length],
  ] as const
  return [
    ...counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, before: `${formatFigure(count)}개`, after: '해제' })),
    ...(was.suspended === true ? [{ name: '경기 정지', before: '정지', after: '해제' }] : []),
    ...(typeof was.startsAt === 'number'
      ? [{ name: '시작 시간', before: timeWord(was.startsAt), after: '피드' }]
      : []),
  ]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** "전반 1:0 · 후반 1:2" with the sport's period names. */
function resultWord(facts: Facts, sportId: SportId): string {
  if (facts.kind === 'void') return '적특'
  const parts = Object.entries(factsOf(facts.sheet)).flatMap(([code, pair]) =>
    Array.isArray(pair) ? [`${periodLabel(Number(code), sportId)} ${pair[0] ?? 'x'}:${pair[1]}`] : [],
  )
  return parts.length === 0 ? '–' : parts.join(' · ')
}

/** Labels the limits of a page and the integrity thresholds, and shows all else as stored. */
function settingChanges(was: Facts, is: Facts): readonly Change[] {
  const { protoLimits, integrity, ...rest } = is
  return [
    ...(protoLimits === undefined
      ? []
      : [
          {
            name: '프로토 한도',
            before: limitsWord(factsOf(was.protoLimits)),
            after: limitsWord(factsOf(protoLimits)),
          },
        ]),
    ...(integrity === undefined ? [] : thresholdChanges(factsOf(was.integrity), factsOf(integrity))),
    ...plainChanges(was, rest),
  ]
}

const thresholdChanges = (was: Facts, is: Facts): readonly Change[] =>
  Object.entries(thresholdNameWords)
    .filter(([name]) => was[name] !== is[name])
    .map(([name, [title, unit]]) => ({
      name: title,
      before: `${wonWord(was[name])}${unit}`,
      after: `${wonWord(is[name])}${unit}`,
    }))

const wonWord = (value: unknown): string => (typeof value === 'number' ? formatFigure(value) : '–')

/** "베팅 5,000~5,000원 · 당첨 25,000,000원 · 배당 5000.00배" */
const limitsWord = ({ stakeMin, stakeMax, winningsMax, totalOddsMax }: Facts): string =>
  `베팅 ${wonWord(stakeMin)}~${wonWord(stakeMax)}원 · 당첨 ${wonWord(winningsMax)}원 · 배당 ${priceWord(totalOddsMax) ?? '–'}배`

function plainChanges(was: Facts, is: Facts): readonly Change[] {
  return Object.entries(is).map(([key, value]) => ({
    name: names[key] ?? key,
    ...(key in was && { before: valueWord(key, was[key], is) }),
    after: valueWord(key, value, is),
  }))
}

/** Values that are times. */
const moments: ReadonlySet<string> = new Set(['shownFrom', 'shownUntil', 'until'])

function valueWord(key: string, value: unknown, facts: Facts): string {
  if (key === 'secondPerson') return classesWord(factsOf(value))
  if (key === 'blocked' && typeof value === 'boolean') return value ? '차단됨' : '허용'
  if (typeof value === 'number')
    return moments.has(key) ? timeWord(value) : `${formatFigure(value)}${unitOf(key, facts)}`
  return key === 'bet' && typeof value === 'string' && value.length === BET_NUMBER
    ? betNumber(value)
    : plainWord(value)
}

const BET_NUMBER = 36

/** The classes of actions that need a second operator. */
const classesWord = (classes: Facts): string =>
  secondPersonClassNames
    .filter(name => name in classes)
    .map(name => `${secondPersonClasses[name]}${sumWord(factsOf(classes[name]).above)}`)
    .join(', ') || '없음'

const sumWord = (above: unknown): string =>
  typeof above === 'number' && above > 0 ? ` (${formatFigure(above)}부터)` : ''

/** The list shows the beginning of a longer text; the log has all of it. */
const WORD_MAX = 80

function plainWord(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const word =
    words[text] ??
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return word.length > WORD_MAX ? `${word.slice(0, WORD_MAX)}…` : word
}
