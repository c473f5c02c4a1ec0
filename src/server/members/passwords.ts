import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Lane, turnstile } from '#server/platform/http/turnstile.ts'
import { makeToken } from './tokens.ts'

/** The cost of one Argon2id hash; memory in KiB. A stored hash carries its own cost. */
export type PasswordCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** Argon2id (the library's default) with the parameters that OWASP recommends. */
const recommendedCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Some seconds of work. One address may queue a tenth of it, and known devices have reserved places. */
const QUEUE = { queueMax: 200, laneMax: 20, keptForKnown: 50 } as const

export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a stored hash it does the same work and returns false, so that its duration reveals nothing. */
  matches(password: string, stored: string | undefined): Promise<boolean>
  /**
   * Runs hashing work in a queue with fair lanes; undefined when the queue is full. All hashing triggered from outside
   * must go through here.
   */
  inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> | undefined
}

/**
 * Hashes for external requests on half of the processors, so that a flood of logins leaves capacity for bets. Only
 * tests pass another cost than the recommended one, or observe what is verified.
 */
export async function createPasswords(
  cost: PasswordCost = recommendedCost,
  verifying: typeof verify = verify,
): Promise<Passwords> {
  const gate = turnstile({ width: Math.max(1, availableParallelism() >> 1), ...QUEUE })
  const nobody = await hash(makeToken(), cost)
  return {
    hash: password => hash(password, cost),
    matches: async (password, stored) =>
      (await verifying(stored ?? nobody, password)) && stored !== undefined,
    inTurn: gate.pass,
  }
}
