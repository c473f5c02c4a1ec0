import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, searchInput, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { betKinds, betSorts, isNumberBeginning } from '#domain/bets/bet-search.ts'
import { legResultKinds } from '#domain/grading/leg-result.ts'
import { betRecord } from './bets-operator.ts'

const owner = {
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
}

/** A bet in the list of all bets: whose it is, how it stands, and its first pick. */
export const listedBet = z.object({
  id: z.uuid(),
  ...owner,
  gameType: z.number().int(),
  gameDetailType: z.number().int(),
  betStyle: z.enum(['KR', 'EU']),
  status: z.number().int(),
  /** Null of kinds that have no legs. */
  legCount: z.number().int().nullable(),
  amounts: z.number().int(),
  totalRatio: z.number(),
  /** What it may win, whatever became of it. */
  winnings: z.number().int(),
  /** Null while open, and of cancelled ones. */
  payout: z.number().int().nullable(),
  createdAt: seoulDateTime,
  /** Taken when its outcome was known already: a leg of it is void for that (handbook 2.8). */
  late: z.boolean(),
  /** Its stake reaches the site's `largeBetMin`. */
  large: z.boolean(),
  /** The first leg, as it was called when it was taken. */
  firstPick: z
    .object({
      fixtureId: z.number().int(),
      home: z.string(),
      away: z.string(),
      market: z.string(),
      pick: z.string(),
    })
    .nullable(),
})
export type ListedBet = z.output<typeof listedBet>

/** The number of a bet, or how it begins: eight signs at the least. */
const betNumber = z.string().trim().toLowerCase().max(36).refine(isNumberBeginning)

const reportCode = wholeNumber.pipe(z.number().max(2_147_483_647))

/** What the list of bets is narrowed by. */
export const betsNarrowed = {
  /** The bet's number, or its beginning. */
  number: betNumber.optional(),
  /** The beginning of a login name or nickname, or a member's number. */
  member: z.string().trim().min(1).max(40).optional(),
  /** Words of teams and leagues, or a fixture's number. */
  match: searchInput.optional(),
  status: z
    .union([z.literal('-1').transform(Number), wholeNumber])
    .pipe(z.number().int().min(-1).max(3))
    .optional(),
  gameType: wholeNumber.pipe(z.number().min(1).max(5)).optional(),
  gameDetailType: wholeNumber.pipe(z.number().max(999)).optional(),
  betStyle: z.enum(['KR', 'EU']).optional(),
  /** Won. */
  amountFrom: wholeNumber.pipe(z.number().max(10_000_000_000)).optional(),
  /** Hundredths. */
  oddsFrom: wholeNumber.pipe(z.number().max(100_000_000)).optional(),
  only: z.enum(betKinds).default('all'),
  /** Days in Seoul, both included. */
  from: day.optional(),
  to: day.optional(),
  /** The days on which bets were settled, or cancelled; a corrected one counts on the day of its correction. */
  endedFrom: day.optional(),
  endedTo: day.optional(),
  /** As the reports sum bets up; 0 is what bets on several matches do not share. */
  sportId: reportCode.optional(),
  leagueId: reportCode.optional(),
  marketTypeId: reportCode.optional(),
  /** The level that the member has now. */
  level: reportCode.optional(),
  memberId: wholeNumber.pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)).optional(),
}

/** What the ledger holds of a bet, oldest first. */
const posting = z.object({
  kindText: z.string(),
  /** Below zero where it left the member. Zero where it moved between accounts of the house. */
  amount: z.number().int(),
  /** The member's balance after it; null where it was none of theirs. */
  balance: z.number().int().nullable(),
  actor: z.string(),
  memo: z.string().nullable(),
  at: seoulDateTime,
})

const offer = z.object({
  /** The price in force at the moment, the feed's and the operator's. */
  betPrice: z.number(),
  feedPrice: z.number(),
  /** In percent, at which the house made its price of the feed's; null: it was the feed's. */
  payoutRate: z.number().nullable(),
  adminPrice: z.number().nullable(),
  betBaseline: z.string(),
  version: z.number().int(),
  /** 1 open, 2 suspended, 3 settled, 0 closed. */
  status: z.number().int(),
  /** Since when it was offered like this. */
  since: seoulDateTime,
})

/** What the book and the results say of a leg. */
const legBook = z.object({
  fixtureId: z.number().int(),
  oddsId: z.string(),
  /** Marked as taken when its outcome was known. */
  late: z.boolean(),
  /** The revision of the result it stands by; null while open. */
  revision: z.number().int().nullable(),
  /** Null where the history of odds does not go back so far. */
  offerThen: offer.nullable(),
  /** The price from half an hour before the bet to half an hour after it, oldest first. */
  moves: z.array(z.object({ at: seoulDateTime, betPrice: z.number(), status: z.number().int() })),
  /** What was said of the match's end, each time: oldest first. */
  results: z.array(
    z.object({
      revision: z.number().int(),
      /** "2:1", or empty of a void. */
      score: z.string(),
      void: z.boolean(),
      sourceText: z.string(),
      reason: z.string(),
      at: seoulDateTime,
      /** What it said of this pick then; null where nobody had bet on it or nothing was graded by it. */
      verdict: z.object({ result: z.enum(legResultKinds).nullable(), reason: z.string() }).nullable(),
    }),
  ),
})
export type LegBook = z.output<typeof legBook>

const betDetail = z.object({
  bet: betRecord,
  member: z.object(owner),
  late: z.boolean(),
  large: z.boolean(),
  books: z.array(legBook),
  postings: z.array(posting),
  /** What the ledger makes of the bet, held against what the bet says of itself. */
  ledger: z.object({
    staked: z.number().int(),
    /** Given back by a cancellation. */
    returned: z.number().int(),
    /** Paid less what was taken back. */
    paid: z.number().int(),
    agrees: z.boolean(),
  }),
  /** How often it was settled. */
  settlements: z.number().int(),
  /** It may be cancelled: open, and nothing is known of how a match of it came out. */
  cancellable: z.boolean(),
  acts: z.array(
    z.object({ actText: z.string(), operator: z.string(), reason: z.string(), at: seoulDateTime }),
  ),
})
export type BetDetail = z.output<typeof betDetail>

/** All bets of the house, for operators (handbook 6.3). */
export const betDeskContract = {
  bets: route({
    method: 'GET',
    path: 'admin/bets',
    access: 'bets:read',
    summary: '모든 베팅: 검색과 필터 (15건씩, 최신순 또는 금액순)',
    query: z.object({
      ...betsNarrowed,
      sort: z.enum(betSorts).default('time'),
      /** Only bets before this one: where a search that ended at its bound goes on. */
      before: z.uuid().optional(),
      page,
    }),
    output: z.object({
      bets: z.array(listedBet),
      ...pageCounts,
      /** A search looks at so many bets, the newest; null where that were all of them. */
      bound: z.object({ looked: z.number().int(), lastId: z.uuid(), lastAt: seoulDateTime }).nullable(),
      /** The newest bet of all that were looked at. */
      newestId: z.uuid().nullable(),
    }),
    refusals: [],
  }),
  newBets: route({
    method: 'GET',
    path: 'admin/new-bets',
    access: 'bets:read',
    summary: '목록을 읽은 뒤 새로 들어온 베팅 수',
    query: z.object({ ...betsNarrowed, after: z.uuid() }),
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  detail: route({
    method: 'GET',
    path: 'admin/bets/{betId}',
    access: 'bets:read',
    summary: '베팅 한 건: 당시 배당, 결과 이력, 지급 이유, 원장',
    params: z.object({ betId: z.uuid() }),
    output: betDetail,
    refusals: ['BET_UNKNOWN'],
  }),
}
