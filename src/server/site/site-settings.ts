import { z } from 'zod'
import { thresholds } from '#contract/back-office/integrity/thresholds.ts'
import { byLiveSport } from '#contract/site/site.ts'
import { shippedBoardRules } from '#domain/community/board-rules.ts'
import { LIVE_SILENCE_SECONDS } from '#domain/fixtures/in-play-silence.ts'
import { LIVE_CLOSE_AT } from '#domain/fixtures/live-closing.ts'
import type { SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { shippedThresholds } from '#domain/integrity/thresholds.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { secondPersonClassNames, shippedSecondPerson } from '#domain/operators/second-person.ts'
import { REALITY_MINUTES, realityMinutes } from '#domain/protection/reality.ts'
import { literalProtoLimits } from '#domain/slip/bet-limits.ts'
import { bonusTiers } from '#domain/slip/bonus.ts'
import { crossPairs, shippedCrossRules } from '#domain/slip/cross-rules.ts'

const seconds = z.number().int().min(0)
const count = z.number().int().min(0)
const wonFigure = z.number().int().min(0).transform(won)
const crossed = z.array(z.enum(crossPairs)).readonly()
const sportId = z
  .number()
  .int()
  .transform(id => id as SportId)

/**
 * Every setting of the site with its format and default, in one place (FIELD-009 to FIELD-016). A row of the table
 * `setting` replaces the default; an invalid row is a fault.
 */
const settingsSchema = z.object({
  /** Minutes from login to the end of the session. */
  logoutMin: z.number().int().min(1).default(60),
  /** Minutes without a navigation or operation after which a session ends; 0 never (SESSION-016). */
  autoLogoutMin: z.number().int().min(0).default(30),
  signUpClosed: z.boolean().default(false),
  siteMaintenance: z.boolean().default(false),
  /** Text of the maintenance page, empty for the default; and its expected end. */
  maintenanceText: z.string().default(''),
  maintenanceEndsAt: z.number().int().transform(instant).nullable().default(null),
  /** Closed areas (handbook 6.3). Sports are pre-match bets, live is everything in play (ERR-016). */
  chargeMaintenance: z.boolean().default(false),
  exchangeMaintenance: z.boolean().default(false),
  boardMaintenance: z.boolean().default(false),
  /** Closed by default (handbook 5.5): it has to be enabled deliberately. */
  tetherMaintenance: z.boolean().default(true),
  sportsMaintenance: z.boolean().default(false),
  liveMaintenance: z.boolean().default(false),
  casinoMaintenance: z.boolean().default(false),
  slotMaintenance: z.boolean().default(false),
  minigameMaintenance: z.boolean().default(false),
  virtualMaintenance: z.boolean().default(false),
  /** Their URLs: pages of this site, unless an operator sets an external one (API-016). */
  europeAddress: z.string().min(1).default('/europe'),
  inplayAddress: z.string().min(1).default('/inplay'),
  /** Alternative address of the site, in case this one fails; empty without one (LAYOUT-015). */
  alternateAddress: z.string().default(''),
  /** Delay in seconds before an in-play bet is accepted, by sport (FIELD-015). */
  liveBettingTime: byLiveSport(seconds).default({
    baseball: 6,
    basic: 6,
    basketball: 5,
    hockey: 6,
    soccer: 6,
    volleyball: 4,
  }),
  /** Seconds of silence of a feed after which its live prices are closed (handbook 2.3). */
  liveSilenceSec: z.number().int().min(3).default(LIVE_SILENCE_SECONDS),
  /** Latest time of play at which live bets are taken, by sport (handbook 2.7). */
  liveCloseAt: byLiveSport(z.number().int().min(0)).default(LIVE_CLOSE_AT),
  /** Speed of simulated matches: 100 is normal, 200 twice as fast. */
  simulatorSpeedPercent: z.number().int().min(25).max(400).default(100),
  /** Seconds before the start at which pre-match markets close (TIME-007). */
  prematchCloseSec: seconds.default(0),
  /** The house's margin on offered odds, in hundredths of a percent. */
  marginBasisPoints: z.number().int().min(0).max(3_000).default(600),
  /** New members wait until an operator approves them (handbook 6.1). */
  joinApproval: z.boolean().default(true),
  /** The back office requires a second factor from all operators. */
  operatorSecondFactor: z.boolean().default(false),
  /** Networks from which operators without their own may work; empty allows any (X2). */
  operatorAddresses: z.array(z.string()).default([]),
  /** Classes of operations that need a second operator (X4). */
  secondPerson: z
    .partialRecord(z.enum(secondPersonClassNames), z.object({ above: z.number().int().min(0) }))
    .default(shippedSecondPerson),
  /** Hours after which an undecided request expires. */
  secondPersonHours: z.number().int().min(1).default(24),
  /** Maximum won or points that an operator moves manually at once (handbook 5.1). */
  handMoneyMax: z.number().int().min(1).default(1_000_000),
  /** Maximum stakes and losses of any member per day in won; 0 is no cap (handbook 8.2). */
  houseStakeDayMax: wonFigure.default(won(30_000_000)),
  houseLossDayMax: wonFigure.default(won(3_000_000)),
  /** Minimum stake in won of bets in operators' list of large bets. */
  largeBetMin: wonFigure.default(won(1_000_000)),
  /** Bets taken within this many seconds before the start are listed as shortly before closing. */
  closingBetSec: z.number().int().min(0).default(60),
  /** Thresholds for hints on the integrity of bets (field B19). */
  integrity: thresholds.default(shippedThresholds),
  /** Minutes between two reality checks, unless a member asks for more (field P5). */
  realityCheckMin: z.union(realityMinutes.map(minutes => z.literal(minutes))).default(REALITY_MINUTES),
  /** Months without a login and a bet after which an account is dormant; 0 never (field A10). */
  dormantMonths: z.number().int().min(0).default(12),
  /** Minutes of continuous play after which a break is due, and its length; 0 for none (field P14). */
  playStayMaxMin: z.number().int().min(0).default(0),
  playBreakMin: z.number().int().min(1).default(5),
  /**
   * Alarm for minigame returns: tolerated deviation in standard errors, over this many days, once this many rounds had
   * bets (field G21).
   */
  minigameReturnDays: z.number().int().min(1).default(30),
  minigameReturnErrors: z.number().int().min(1).default(4),
  minigameReturnRounds: z.number().int().min(1).default(100),
  recommenderRule: z.enum(['required', 'optional', 'none']).default('optional'),
  /** Hours after its settlement in which a result may still be corrected (handbook 1.9). */
  resultCorrectionHours: z.number().int().min(0).default(24),
  /** Days for which past offers can be queried. */
  oddsHistoryDays: z.number().int().min(2).default(30),
  /** Pauses and points for posts on the free board (handbook 5.6, 6.5). */
  boardPostMinutes: count.default(shippedBoardRules.boardPostMinutes),
  boardCommentSeconds: count.default(shippedBoardRules.boardCommentSeconds),
  boardPostPoints: count.default(shippedBoardRules.boardPostPoints),
  boardPostPointsTimes: count.default(shippedBoardRules.boardPostPointsTimes),
  boardCommentPoints: count.default(shippedBoardRules.boardCommentPoints),
  boardCommentPointsTimes: count.default(shippedBoardRules.boardCommentPointsTimes),
  /** Limits of the proto page; a migration inserts the initial ones (LIMIT-006, LIMIT-007). */
  protoLimits: z
    .object({
      stakeMin: wonFigure,
      stakeMax: wonFigure,
      winningsMax: wonFigure,
      totalOddsMax: z.number().int().min(100).transform(odds),
    })
    .default(literalProtoLimits),
  /** Rules for combining legs of one fixture on the cross page (handbook 1.4). */
  crossRules: z
    .object({
      sports: z.array(z.object({ sportId, pairs: crossed })).readonly(),
      others: crossed,
      legsMin: z.number().int().min(1),
      pairsMax: z.number().int().min(1),
    })
    .default(shippedCrossRules),
  /** The bonus selections, offered or not (handbook 1.6). */
  bonusTiers: z
    .array(z.object({ folds: count, odds: z.number().int().min(100).transform(odds), offered: z.boolean() }))
    .readonly()
    .default(bonusTiers),
})

export type SiteSettings = Readonly<z.output<typeof settingsSchema>>
export type SettingRow = { readonly key: string; readonly value: unknown }

/** Parses the settings from their rows; obsolete keys are ignored. Throws on an invalid value. */
export const readSettings = (rows: readonly SettingRow[]): SiteSettings =>
  settingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
