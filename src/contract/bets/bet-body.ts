import { z } from 'zod'
import { wireIdInput } from '#contract/wire/wire.ts'
import { SPORTS_MINIGAME_ID } from '#domain/sports/game-type.ts'

/** Figures are numbers or strings with two decimals (FIELD-026). */
const figure = z.union([z.number(), z.string().trim().max(20)])

/** A whole number, also as a string with this many digits. */
const wholeOf = (digitsMax: number) =>
  z.union([
    z.number().int(),
    z
      .string()
      .regex(new RegExp(`^\\d{1,${digitsMax}}$`))
      .transform(Number),
  ])

/** One pick of a bet request (FIELD-025). A bonus pick has fixtureId -1 (handbook 1.6). */
const betting = z.object({
  betBaseline: z.union([z.string().max(20), z.number()]).nullish(),
  betPrice: figure,
  fixtureId: z.union([
    z.number().int(),
    z
      .string()
      .regex(/^-?\d{1,16}$/)
      .transform(Number),
  ]),
  oddsId: wireIdInput,
  sportId: wholeOf(10),
  version: wholeOf(10),
})

/** The body of POST betting, exactly as specified (FIELD-024). */
export const betBody = z.object({
  memberId: wholeOf(15),
  totalRatio: figure,
  /** Checked by the slip rules, so that a fraction gets its own error text (VALID-019). */
  amounts: figure,
  bettings: z.array(betting).max(30),
  gameDetailType: z.number().int().min(0).max(999),
  betStyle: z.enum(['KR', 'EU']),
  /** Fixed for bets on matches (API-024); also as a string, like the other figures (FIELD-026). */
  minigameId: z.union([z.literal(SPORTS_MINIGAME_ID), z.literal(`${SPORTS_MINIGAME_ID}`).transform(Number)]),
  changeFlag: z.union([z.literal(0), z.literal(1)]),
})
export type BetBody = z.output<typeof betBody>
