import { DAY } from '#domain/instant.ts'

/** The pages that operators open, each with the calls that it makes. */
export const deskPages = ['members', 'bets', 'view', 'report'] as const
export type DeskPage = (typeof deskPages)[number]

/** The members and matches that the pages show. */
export type Subjects = {
  readonly members: readonly number[]
  /** Members who have thousands of bets. */
  readonly regulars: readonly number[]
}

/** The queries of each list, in proportion to their use. Most pages are opened as the menu opens them. */
const memberLists = [
  ...Array(6).fill(''),
  'page=2',
  'page=40',
  'page=4000',
  'sort=balance',
  'sort=balance&state=active&page=3',
  'sort=login',
  'sort=login&level=7',
  'state=blocked',
  'state=active&level=5',
  'only=online',
  'search=bettor77',
  'search=bettor99731',
  'search=선수4242',
  'search=nobody',
  'search=31337',
  'search=10.3.103.1',
  'search=223.38.1.2',
]

const betLists = [
  ...Array(6).fill(''),
  'page=3',
  'page=200',
  'sort=amount',
  'sort=winnings',
  'status=0',
  'status=2',
  'status=-1',
  'only=large',
  'only=late',
  'amountFrom=15000',
  'oddsFrom=500&gameType=1',
  'betStyle=EU&status=1&sort=amount',
  'member=bettor4242',
  'match=17',
  'match=지난홈 590',
  'level=7',
]

const reports = [
  ...Array(4).fill('product'),
  'sport',
  'league',
  'market',
  'level',
  'member',
  'member&sort=staked',
]

/** Returns the calls of one page. They are sent at the same time. */
export function pathsOf(
  page: DeskPage,
  { members, regulars }: Subjects,
  random: () => number,
): readonly string[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  switch (page) {
    case 'members':
      return [`members?${one(memberLists)}`]
    case 'bets':
      return [`bets?${random() < 0.05 ? `memberId=${one(regulars)}` : one(betLists)}`]
    case 'view': {
      const member = random() < 0.1 ? one(regulars) : one(members)
      return ['', '/bets', '/changes', '/logins', '/shares', '/recommenders', '/notes'].map(
        part => `members/${member}${part}`,
      )
    }
    case 'report':
      return random() < 0.2
        ? [`reports?group=day&from=${seoulDay(29)}&to=${seoulDay(0)}`]
        : [dayReport(one(reports), random() < 0.7 ? 0 : 1)]
  }
}

const dayReport = (group: string, ago: number): string =>
  `reports?group=${group}&from=${seoulDay(ago)}&to=${seoulDay(ago)}`

const seoulDay = (ago: number): string =>
  new Date(Date.now() + 9 * 3_600_000 - ago * DAY).toISOString().slice(0, 10)
