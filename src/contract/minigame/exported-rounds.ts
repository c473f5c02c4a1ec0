import { z } from 'zod'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'

/** 32 bytes in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** Maximum chain length, so that hashing along it takes about a second. */
const LINKS_MAX = 1_000_000

const marketResult = z.object({
  market: z.string(),
  won: z.array(z.string()),
  void: z.array(z.string()),
  extra: z.record(z.string(), z.number()).exactOptional(),
})

const bet = z.object({
  betId: z.string().regex(/^[\w-]{1,64}$/),
  // Lone surrogates have no well-defined bytes.
  word: z.string().refine(word => word.isWellFormed(), 'no whole signs'),
})

const drandValue = z.object({
  genesis: z.number().int(),
  period: z.number().int().min(1),
  round: z.number().int().min(1),
  signature: z.string().regex(/^([0-9a-f]{2})+$/),
})

const signature = z.string().regex(/^[0-9a-f]{128}$/)
const keeperValue = z.object({
  keeperKey: hash,
  houseKey: hash,
  keeperEnd: hash,
  keeperSeed: hash,
  listSignature: signature,
  linkSignature: signature,
})

const round = z.object({
  roundId: z.string().regex(/^\d{8}-\d{4}$/),
  state: z.enum(['open', 'closed', 'drawn', 'void']),
  closesAt: z.number().int(),
  chainEnd: hash,
  link: z.number().int().min(1).max(LINKS_MAX),
  commitment: hash,
  seed: hash.nullable(),
  beaconKind: z.enum(['bets', 'drand', 'keeper']),
  beacon: z
    .string()
    .regex(/^([0-9a-f]{2}){1,64}$/)
    .nullable(),
  bets: z.array(bet).optional(),
  drand: drandValue.optional(),
  keeper: keeperValue.optional(),
  draw: z.unknown(),
  results: z.array(marketResult).optional(),
})

/** Rounds of a game in the export format, for verification (docs/fairness.md). */
export const exportedRounds: z.ZodType<ExportedRounds> = z.object({
  format: z.literal('hanpan-rounds'),
  version: z.literal(1),
  gameId: z.number().int(),
  drawnBy: z.number().int(),
  kind: z.string(),
  rounds: z.array(round).max(100_000),
})
