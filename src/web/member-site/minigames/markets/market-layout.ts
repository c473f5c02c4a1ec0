import type { OfferedMarket } from '#contract/minigame/minigames.ts'

/** A market as a row of tiles. */
export type MarketRow = {
  readonly id: string
  /** The label without the card's title and the line: 언더오버. Empty when the tiles say it all. */
  readonly label: string
  /** The line: 72.5. */
  readonly line: string | undefined
  readonly markets: readonly OfferedMarket[]
}
export type MarketCard = {
  readonly title: string
  readonly hint: string
  readonly rows: readonly MarketRow[]
  /** Collapsed initially because of its size. */
  readonly folded: boolean
}

const COMBINED = '조합'
/** A market with more picks than this gets its own card. */
const ROW_PICKS_MAX = 6
/** This many of those cards are open initially, except cards with more picks than the second limit. */
const OPEN_CARDS_MAX = 2
const OPEN_PICKS_MAX = 40

const raceHints = {
  쌍승: '1착과 2착을 순서대로',
  복승: '1착과 2착을 순서 없이',
  삼쌍승: '1착, 2착, 3착을 순서대로',
}

/** Hints next to a card's title, by kind of game. */
const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  powerball: { 일반볼: '공 다섯 개의 합 15–130', 파워볼: '0–9 한 개' },
  'speed-keno': { 합: '숫자 22개의 합' },
  'power-ladder': { 기본: '첫 번째 공이 사다리를 정합니다' },
  'keno-ladder': { 기본: '첫 번째 숫자가 사다리를 정합니다' },
  roulette: {
    스플릿: '맞닿은 숫자 2개',
    스트리트: '한 줄의 숫자 3개',
    코너: '맞닿은 숫자 4개',
    라인: '두 줄의 숫자 6개',
  },
  snail: { '1등': '가장 먼저 들어오는 달팽이' },
  'virtual-soccer': { '정확한 스코어': '전후반 90분의 점수' },
  'virtual-dog': raceHints,
  'virtual-horse': raceHints,
}

/** Range or results that a pick covers, when its label does not say so; by kind, market and pick. */
const notes: Readonly<Record<string, string>> = {
  'powerball.sum-size.small': '15–64',
  'powerball.sum-size.medium': '65–80',
  'powerball.sum-size.large': '81–130',
}
export const noteOf = (kind: string, market: string, pick: string): string | undefined =>
  notes[`${kind}.${market}.${pick}`]

/** Splits "언더오버 72.5" into label and line. */
function splitLine(label: string): { readonly label: string; readonly line: string | undefined } {
  const found = /^(.*) ([-+]?\d+\.\d)$/.exec(label)
  return { label: found?.[1] ?? label, line: found?.[2] }
}

/** Splits "소 (4-10)" into label and note. */
export function splitNote(label: string): { readonly label: string; readonly note: string | undefined } {
  const found = /^(.+) \((.+)\)$/.exec(label)
  return { label: found?.[1] ?? label, note: found?.[2]?.replace('-', '–') }
}

const isCombined = ({ marketNameKorean }: OfferedMarket): boolean => /\D\+\D/.test(marketNameKorean)
/** Of a weak runner's trifectas few are offered; they stay with the others. */
const isLarge = ({ id, bets }: OfferedMarket): boolean =>
  bets.length > ROW_PICKS_MAX || id.startsWith('trifecta-')
const firstWord = ({ marketNameKorean }: OfferedMarket): string => marketNameKorean.split(' ')[0] ?? ''

/** Large markets that exist once for each winner of a race share a card; others have their own. */
const largeTitle = ({ id, marketNameKorean }: OfferedMarket): string =>
  id.startsWith('trifecta-') ? (marketNameKorean.split(' ')[0] ?? '') : splitLine(marketNameKorean).label

/** Common subject of several markets, such as the powerball; undefined for a single market. */
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

/** Markets with a single pick are in one row; their tiles state the market. */
function rowsOf(markets: readonly OfferedMarket[], subject: string | undefined): readonly MarketRow[] {
  const asked = markets.filter(({ bets }) => bets.length > 1).map(market => rowOf(market, subject))
  const single = markets.filter(({ bets }) => bets.length === 1)
  const [first] = single
  return first ? [...asked, { id: first.id, label: '', line: undefined, markets: single }] : asked
}

/**
 * Groups the markets of a round into cards: by subject, then combined markets, then large markets with
 * their own cards. Every market gets a place.
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
        // One market per winner; the common part is the title.
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
    // Additional markets of the same subject follow the main one, with their own labels.
    ...cards
      .filter(({ isBeside }) => isBeside)
      .map(({ subject, rows }) => cardOf(`${subject} ${rows.map(({ label }) => label).join(' · ')}`, rows)),
    ...largeCards.filter(({ folded }) => folded),
  ]
}
