import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { turnstile } from '#server/platform/turnstile.ts'
import { makeToken } from './tokens.ts'

/** Argon2id (the library's default) with the figures that OWASP recommends. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

const QUEUE_MAX = 200

export type Passwords = {
  /** Undefined when too many wait already. */
  hash(password: string): Promise<string> | undefined
  /** Without a stored hash it does the same work and answers false, so that its time tells nothing. */
  matches(password: string, stored: string | undefined): Promise<boolean> | undefined
}

/** Hashes at most on half of the processors, so that a flood of logins leaves room for bets. */
export async function createPasswords(): Promise<Passwords> {
  const gate = turnstile({ width: Math.max(1, availableParallelism() >> 1), queueMax: QUEUE_MAX })
  const nobody = await hash(makeToken(), cost)
  return {
    hash: password => gate.pass(() => hash(password, cost)),
    matches: (password, stored) =>
      gate.pass(async () => (await verify(stored ?? nobody, password)) && stored !== undefined),
  }
}
