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

/** A bet in the list of all bets: member, state and first pick. */
export const listedBet = z.object({
  id: z.uuid(),
  ...owner,
  gameType: z.number().int(),
  gameDetailType: z.number().int(),
  betStyle: z.enum(['KR', 'EU']),
  status: z.number().int(),
  /** Null for kinds without legs. */
  legCount: z.number().int().nullable(),
  amounts: z.number().int(),
  totalRatio: z.number(),
  /** Potential winnings, whatever the result. */
  winnings: z.number().int(),
  /** Null while open and for cancelled bets. */
  payout: z.number().int().nullable(),
  createdAt: seoulDateTime,
  /** Placed when its outcome was already known: one of its legs is void for that reason (handbook 2.8). */
  late: z.boolean(),
  /** The stake is at least the setting `largeBetMin`. */
  large: z.boolean(),
  /** The first leg, with the names at placement. */
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

/** The number of a bet, or its id, or at least the first eight characters of the id. */
const betNumber = z.string().trim().toLowerCase().max(36).refine(isNumberBeginning)

const reportCode = wholeNumber.pipe(z.number().max(2_147_483_647))

/** Filters of the bet list. */
export const betsNarrowed = {
  /** The bet's number, or its id or the start of it. */
  number: betNumber.optional(),
  /** The start of a login name or nickname, or a member id. */
  member: z.string().trim().min(1).max(40).optional(),
  /** Words of team and league names, or a fixture id. */
  match: searchInput.optional(),
  status: z
    .union([z.literal('-1').transform(Number), wholeNumber])
    .pipe(z.number().int().min(-1).max(3))
    .optional(),
  gameType: wholeNumber.pipe(z.number().min(1).max(5)).optional(),
  gameDetailType: wholeNumber.pipe(z.number().max(999)).optional(),
  betStyle: z.enum(['KR', 'EU']).optional(),
  /** In won. */
  amountFrom: wholeNumber.pipe(z.number().max(10_000_000_000)).optional(),
  /** In hundredths. */
  oddsFrom: wholeNumber.pipe(z.number().max(100_000_000)).optional(),
  only: z.enum(betKinds).default('all'),
  /** Seoul days, both included. */
  from: day.optional(),
  to: day.optional(),
  /** Days on which bets were settled or cancelled; a corrected bet counts on the day of its correction. */
  endedFrom: day.optional(),
  endedTo: day.optional(),
  /** Grouped as in reports; 0 means several sports, leagues or markets in one bet. */
  sportId: reportCode.optional(),
  leagueId: reportCode.optional(),
  marketTypeId: reportCode.optional(),
  /** The member's current level. */
  level: reportCode.optional(),
  memberId: wholeNumber.pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)).optional(),
}

/** Ledger postings of a bet, oldest first. */
const posting = z.object({
  kindText: z.string(),
  /** Negative when it left the member; zero between accounts of the house. */
  amount: z.number().int(),
  /** The member's balance afterwards; null when no account of theirs was involved. */
  balance: z.number().int().nullable(),
  actor: z.string(),
  memo: z.string().nullable(),
  at: seoulDateTime,
})

const offer = z.object({
  /** Prices at that moment: in force, of the feed, of the operator. */
  betPrice: z.number(),
  feedPrice: z.number(),
  /** Payout rate in percent applied to the feed's price; null when the feed's price was used. */
  payoutRate: z.number().nullable(),
  adminPrice: z.number().nullable(),
  betBaseline: z.string(),
  version: z.number().int(),
  /** 1 open, 2 suspended, 3 settled, 0 closed. */
  status: z.number().int(),
  /** Since when it was offered like this. */
  since: seoulDateTime,
})

/** Odds history and results of a leg. */
const legBook = z.object({
  fixtureId: z.number().int(),
  oddsId: z.string(),
  /** Placed when its outcome was already known. */
  late: z.boolean(),
  /** The revision of the result that it was settled with; null while open. */
  revision: z.number().int().nullable(),
  /** Null when the odds history does not go back that far. */
  offerThen: offer.nullable(),
  /** Prices from half an hour before to half an hour after the bet, oldest first. */
  moves: z.array(z.object({ at: seoulDateTime, betPrice: z.number(), status: z.number().int() })),
  /** All revisions of the match's result, oldest first. */
  results: z.array(
    z.object({
      revision: z.number().int(),
      /** "2:1"; empty for a void. */
      score: z.string(),
      void: z.boolean(),
      sourceText: z.string(),
      reason: z.string(),
      at: seoulDateTime,
      /**
       * The grading of this pick in that revision; null when there were no bets on it or nothing was
       * graded.
       */
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
  /** The bet according to the ledger, compared with the bet itself. */
  ledger: z.object({
    staked: z.number().int(),
    /** Returned by a cancellation. */
    returned: z.number().int(),
    /** Payouts minus reclaimed amounts. */
    paid: z.number().int(),
    agrees: z.boolean(),
  }),
  /** Number of settlements. */
  settlements: z.number().int(),
  /** The bet can be cancelled: it is open, and no result of its matches is known. */
  cancellable: z.boolean(),
  acts: z.array(
    z.object({ actText: z.string(), operator: z.string(), reason: z.string(), at: seoulDateTime }),
  ),
})
export type BetDetail = z.output<typeof betDetail>

/** All bets, for operators (handbook 6.3). */
export const betDeskContract = {
  bets: route({
    method: 'GET',
    path: 'admin/bets',
    access: 'bets:read',
    summary: '모든 베팅: 검색과 필터 (15건씩, 최신순 또는 금액순)',
    query: z.object({
      ...betsNarrowed,
      sort: z.enum(betSorts).default('time'),
      /** Only bets before this one: continues a search that reached its bound. */
      before: z.uuid().optional(),
      page,
    }),
    output: z.object({
      bets: z.array(listedBet),
      ...pageCounts,
      /** A search checks only this many of the newest bets; null when these were all. */
      bound: z.object({ looked: z.number().int(), lastId: z.uuid(), lastAt: seoulDateTime }).nullable(),
      /** The newest of all checked bets. */
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
