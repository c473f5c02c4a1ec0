import { z } from 'zod'
import { thresholds } from '#contract/back-office/integrity/thresholds.ts'
import { byLiveSport } from '#contract/site.ts'
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
 * Every setting of the site with its form and first value, in one place (FIELD-009 to FIELD-016). A row of
 * the table `setting` stands for the first value; a row that does not fit its form is a fault.
 */
const settingsSchema = z.object({
  /** Minutes from login to the end of the session. */
  logoutMin: z.number().int().min(1).default(60),
  /** Minutes without a navigation or an act after which a session ends; 0 never (SESSION-016). */
  autoLogoutMin: z.number().int().min(0).default(30),
  signUpClosed: z.boolean().default(false),
  siteMaintenance: z.boolean().default(false),
  /** What the maintenance page says, empty for the site's own words; and when it is expected to end. */
  maintenanceText: z.string().default(''),
  maintenanceEndsAt: z.number().int().transform(instant).nullable().default(null),
  /** Areas that are closed (handbook 6.3). Sports are matches before their start, live is everything in play (ERR-016). */
  chargeMaintenance: z.boolean().default(false),
  exchangeMaintenance: z.boolean().default(false),
  boardMaintenance: z.boolean().default(false),
  /** Closed as shipped (handbook 5.5): somebody has to want it. */
  tetherMaintenance: z.boolean().default(true),
  sportsMaintenance: z.boolean().default(false),
  liveMaintenance: z.boolean().default(false),
  casinoMaintenance: z.boolean().default(false),
  slotMaintenance: z.boolean().default(false),
  minigameMaintenance: z.boolean().default(false),
  virtualMaintenance: z.boolean().default(false),
  /** Where they open: pages of this site, unless an operator names an outside address (API-016). */
  europeAddress: z.string().min(1).default('/europe'),
  inplayAddress: z.string().min(1).default('/inplay'),
  /** Where the site is found when this address fails; empty while there is no other (LAYOUT-015). */
  alternateAddress: z.string().default(''),
  /** Seconds before an in-play bet is accepted, by sport (FIELD-015). */
  liveBettingTime: byLiveSport(seconds).default({
    baseball: 6,
    basic: 6,
    basketball: 5,
    hockey: 6,
    soccer: 6,
    volleyball: 4,
  }),
  /** Seconds after which a feed that says nothing has its live prices closed (handbook 2.3). */
  liveSilenceSec: z.number().int().min(3).default(LIVE_SILENCE_SECONDS),
  /** The latest moment of play at which live bets are taken, by sport (handbook 2.7). */
  liveCloseAt: byLiveSport(z.number().int().min(0)).default(LIVE_CLOSE_AT),
  /** Simulated matches: 100 is their usual pace, 200 twice as fast. */
  simulatorSpeedPercent: z.number().int().min(25).max(400).default(100),
  /** Seconds before the start at which pre-match markets close (TIME-007). */
  prematchCloseSec: seconds.default(0),
  /** The house's margin on offered odds, in hundredths of a percent. */
  marginBasisPoints: z.number().int().min(0).max(3_000).default(600),
  /** New members wait until an operator lets them in (handbook 6.1). */
  joinApproval: z.boolean().default(true),
  /** The desk opens to operators with a second factor alone. */
  operatorSecondFactor: z.boolean().default(false),
  /** The networks from which operators work, but those with their own; from anywhere where there are none (X2). */
  operatorAddresses: z.array(z.string()).default([]),
  /** Classes of operations that need a second operator (X4). */
  secondPerson: z
    .partialRecord(z.enum(secondPersonClassNames), z.object({ above: z.number().int().min(0) }))
    .default(shippedSecondPerson),
  /** Hours after which an act that nobody has decided on lapses. */
  secondPersonHours: z.number().int().min(1).default(24),
  /** Won or points that an operator moves by hand at once (handbook 5.1). */
  handMoneyMax: z.number().int().min(1).default(1_000_000),
  /** What a member may stake, and lose, in a day in won, whoever it is; 0 is no cap (handbook 8.2). */
  houseStakeDayMax: wonFigure.default(won(30_000_000)),
  houseLossDayMax: wonFigure.default(won(3_000_000)),
  /** From which stake on, in won, operators see a bet among the large ones. */
  largeBetMin: wonFigure.default(won(1_000_000)),
  /** Seconds before the start from which on operators see a bet among those taken shortly before closing. */
  closingBetSec: z.number().int().min(0).default(60),
  /** From where on something among bets is a hint of integrity (field B19). */
  integrity: thresholds.default(shippedThresholds),
  /** Minutes between two reality checks, unless a member asks for more (field P5). */
  realityCheckMin: z.union(realityMinutes.map(minutes => z.literal(minutes))).default(REALITY_MINUTES),
  /** Months without a login and a bet after which an account is dormant; 0 none ever is (field A10). */
  dormantMonths: z.number().int().min(0).default(12),
  /** Minutes at one go after which a break is due, and how long it is; 0 asks for none (field P14). */
  playStayMaxMin: z.number().int().min(0).default(0),
  playBreakMin: z.number().int().min(1).default(5),
  /**
   * How far what a minigame paid may lie from what it should have paid, in standard errors, over so many days and once so
   * many of its rounds were bet on, before operators are alarmed (field G21).
   */
  minigameReturnDays: z.number().int().min(1).default(30),
  minigameReturnErrors: z.number().int().min(1).default(4),
  minigameReturnRounds: z.number().int().min(1).default(100),
  recommenderRule: z.enum(['required', 'optional', 'none']).default('optional'),
  /** Hours after its settlement in which a result may still be corrected (handbook 1.9). */
  resultCorrectionHours: z.number().int().min(0).default(24),
  /** Days for which it can be told what was offered at any instant. */
  oddsHistoryDays: z.number().int().min(2).default(30),
  /** Pauses and points of those who write on the free board (handbook 5.6, 6.5). */
  boardPostMinutes: count.default(shippedBoardRules.boardPostMinutes),
  boardCommentSeconds: count.default(shippedBoardRules.boardCommentSeconds),
  boardPostPoints: count.default(shippedBoardRules.boardPostPoints),
  boardPostPointsTimes: count.default(shippedBoardRules.boardPostPointsTimes),
  boardCommentPoints: count.default(shippedBoardRules.boardCommentPoints),
  boardCommentPointsTimes: count.default(shippedBoardRules.boardCommentPointsTimes),
  /** The proto page's own limits; a migration puts those that the site ships with (LIMIT-006, LIMIT-007). */
  protoLimits: z
    .object({
      stakeMin: wonFigure,
      stakeMax: wonFigure,
      winningsMax: wonFigure,
      totalOddsMax: z.number().int().min(100).transform(odds),
    })
    .default(literalProtoLimits),
  /** Which legs of one fixture a slip of the cross page may hold (handbook 1.4). */
  crossRules: z
    .object({
      sports: z.array(z.object({ sportId, pairs: crossed })).readonly(),
      others: crossed,
      legsMin: z.number().int().min(1),
      pairsMax: z.number().int().min(1),
    })
    .default(shippedCrossRules),
  /** The bonus selections, on and off (handbook 1.6). */
  bonusTiers: z
    .array(z.object({ folds: count, odds: z.number().int().min(100).transform(odds), offered: z.boolean() }))
    .readonly()
    .default(bonusTiers),
})

export type Settings = Readonly<z.output<typeof settingsSchema>>
export type SettingRow = { readonly key: string; readonly value: unknown }

/** Reads the settings from their rows; keys that no longer exist are left alone. Throws on a value out of form. */
export const readSettings = (rows: readonly SettingRow[]): Settings =>
  settingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
