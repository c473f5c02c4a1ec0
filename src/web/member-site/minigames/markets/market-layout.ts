import type { OfferedMarket } from '#contract/minigame/minigames.ts'

/** A question with its answers, as a row of tiles. */
export type MarketRow = {
  readonly id: string
  /** What is asked, without the card's title and the line: 언더오버. Empty where the tiles say it all. */
  readonly label: string
  /** The number that it turns on: 72.5. */
  readonly line: string | undefined
  readonly markets: readonly OfferedMarket[]
}
export type MarketCard = {
  readonly title: string
  readonly hint: string
  readonly rows: readonly MarketRow[]
  /** Too much to look at unasked: shown when it is opened. */
  readonly folded: boolean
}

const COMBINED = '조합'
/** A question of more answers than these gets a card of its own. */
const ROW_PICKS_MAX = 6
/** Of those cards so many stand open, unless one has more answers than anybody looks through unasked. */
const OPEN_CARDS_MAX = 2
const OPEN_PICKS_MAX = 40

const raceHints = {
  쌍승: '1착과 2착을 순서대로',
  복승: '1착과 2착을 순서 없이',
  삼쌍승: '1착, 2착, 3착을 순서대로',
}

/** What is said of a card beside its title, by kind of game. */
const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  powerball: { 일반볼: '공 다섯 개의 합 15–130', 파워볼: '0–9 한 개' },
  'speed-keno': { 합: '숫자 22개의 합' },
  'power-ladder': { 기본: '첫 번째 공이 사다리를 정합니다' },
  'keno-ladder': { 기본: '첫 번째 숫자가 사다리를 정합니다' },
  snail: { '1등': '가장 먼저 들어오는 달팽이' },
  'virtual-soccer': { '정확한 스코어': '전후반 90분의 점수' },
  'virtual-dog': raceHints,
  'virtual-horse': raceHints,
}

/** What an answer takes, where its label does not say so, by kind, market and pick. */
const notes: Readonly<Record<string, string>> = {
  'powerball.sum-size.small': '15–64',
  'powerball.sum-size.medium': '65–80',
  'powerball.sum-size.large': '81–130',
}
export const noteOf = (kind: string, market: string, pick: string): string | undefined =>
  notes[`${kind}.${market}.${pick}`]

/** "언더오버 72.5" is a question and its line. */
export function splitLine(label: string): { readonly label: string; readonly line: string | undefined } {
  const found = /^(.*) ([-+]?\d+\.\d)$/.exec(label)
  return { label: found?.[1] ?? label, line: found?.[2] }
}

/** "소 (4-10)" is an answer and what it takes. */
export function splitNote(label: string): { readonly label: string; readonly note: string | undefined } {
  const found = /^(.+) \((.+)\)$/.exec(label)
  return { label: found?.[1] ?? label, note: found?.[2]?.replace('-', '–') }
}

const isCombined = ({ marketNameKorean }: OfferedMarket): boolean => /\D\+\D/.test(marketNameKorean)
const isLarge = ({ bets }: OfferedMarket): boolean => bets.length > ROW_PICKS_MAX
const firstWord = ({ marketNameKorean }: OfferedMarket): string => marketNameKorean.split(' ')[0] ?? ''

/** Large questions that are asked once for each winner of a race share a card; all others have one of their own. */
const largeTitle = ({ id, marketNameKorean }: OfferedMarket): string =>
  id.startsWith('trifecta-') ? (marketNameKorean.split(' ')[0] ?? '') : splitLine(marketNameKorean).label

/** What several questions are about, such as the powerball; undefined for one that stands alone. */
function subjectOf(market: OfferedMarket, plain: readonly OfferedMarket[]): string | undefined {
  const subject = firstWord(market)
  const rows = plain.filter(one => one.bets.length > 1 && firstWord(one) === subject)
  return rows.length > 1 && rows.includes(market) ? subject : undefined
}

function rowOf(market: OfferedMarket, subject: string | undefined): MarketRow {
  const { label, line } = splitLine(market.marketNameKorean)
  const rest =
    subject !== undefined && label.startsWith(`${subject} `) ? label.slice(subject.length + 1) : label
  return { id: market.id, label: rest, line, markets: [market] }
}

/** Questions of one answer stand side by side: their tiles say what they ask. */
function rowsOf(markets: readonly OfferedMarket[], subject: string | undefined): readonly MarketRow[] {
  const asked = markets.filter(({ bets }) => bets.length > 1).map(market => rowOf(market, subject))
  const single = markets.filter(({ bets }) => bets.length === 1)
  const [first] = single
  return first ? [...asked, { id: first.id, label: '', line: undefined, markets: single }] : asked
}

/**
 * The markets of a round as the page sets them out: by what they are about, those that hit two things at once behind them,
 * and those of many answers each by itself. Whatever a kind offers finds a place.
 */
export function layOut(kind: string, markets: readonly OfferedMarket[]): readonly MarketCard[] {
  const plain = markets.filter(market => !isCombined(market) && !isLarge(market))
  const subjects = [...new Set(plain.map(market => subjectOf(market, plain)))]
  const cardOf = (title: string, rows: readonly MarketRow[], folded = false): MarketCard => ({
    title,
    hint: hints[kind]?.[title] ?? (title === COMBINED ? '한 번에 두 가지를 맞힙니다' : ''),
    rows,
    folded,
  })
  const combined = markets.filter(isCombined)
  const large = Map.groupBy(
    markets.filter(market => !isCombined(market) && isLarge(market)),
    largeTitle,
  )
  const cards = subjects
    .toSorted((a, b) => Number(a === undefined) - Number(b === undefined))
    .map(subject => {
      const rows = rowsOf(
        plain.filter(market => subjectOf(market, plain) === subject),
        subject,
      )
      return { isBeside: subject !== undefined && large.has(subject), subject: subject ?? '기본', rows }
    })
  const largeCards = [...large].map(([title, together], index) =>
    cardOf(
      title,
      together.map(market => ({
        id: market.id,
        // One for each winner: what they have in common is the title.
        label: together.length > 1 ? market.marketNameKorean.slice(title.length + 1) : '',
        line: undefined,
        markets: [market],
      })),
      index >= OPEN_CARDS_MAX || together.some(({ bets }) => bets.length > OPEN_PICKS_MAX),
    ),
  )
  return [
    ...cards.filter(({ isBeside }) => !isBeside).map(({ subject, rows }) => cardOf(subject, rows)),
    ...(combined.length > 0 ? [cardOf(COMBINED, rowsOf(combined, undefined))] : []),
    ...largeCards.filter(({ folded }) => !folded),
    // What else is asked of the same stands behind the question itself, and says what it asks.
    ...cards
      .filter(({ isBeside }) => isBeside)
      .map(({ subject, rows }) => cardOf(`${subject} ${rows.map(({ label }) => label).join(' · ')}`, rows)),
    ...largeCards.filter(({ folded }) => folded),
  ]
}
