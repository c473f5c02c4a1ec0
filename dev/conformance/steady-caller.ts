import { CallTimes } from './call-times.ts'
import type { Spoiling, WalletClient } from './wallet-client.ts'
import { type Ask, noAnswer, type Told } from './wallet-forms.ts'

/** The clock of a run. Tests pass one that moves without waiting. */
export type Pace = { now(): number; sleep(milliseconds: number): Promise<void> }

export const realPace: Pace = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}

/** How long a call is sent again without an answer. */
export const PATIENCE_MILLISECONDS = 30_000
const PAUSE = { first: 20, max: 2_000 }
/** After this many calls without an answer the wallet counts as away. */
const UNANSWERED_MAX = 2

export type CallerOptions = {
  readonly client: WalletClient
  readonly pace?: Pace
  readonly patienceMilliseconds?: number
}

/** Sends each call until it is answered, as the paper asks of suppliers, and notes the times of the answers. */
export class SteadyCaller {
  readonly times = new CallTimes()
  /** How often a call was sent again, by the reason. */
  readonly again = new Map<string, number>()
  readonly pace: Pace
  calls = 0
  unanswered = 0
  readonly #client: WalletClient
  readonly #patience: number

  constructor({ client, pace = realPace, patienceMilliseconds = PATIENCE_MILLISECONDS }: CallerOptions) {
    this.#client = client
    this.#patience = patienceMilliseconds
    this.pace = pace
  }

  get convention() {
    return this.#client.convention
  }

  /** True when the wallet has left too many calls without an answer, so that a test of it says nothing. */
  get isAway(): boolean {
    return this.unanswered >= UNANSWERED_MAX
  }

  /** Sends the call, and sends it again after a missing answer, a 5xx, 429 or "busy". Never throws. */
  async call(ask: Ask, spoiling: Spoiling = {}): Promise<Told> {
    const begun = this.pace.now()
    // The same body again, because it is the same call.
    const written = this.#client.write(ask, spoiling)
    for (let pause = PAUSE.first; ; pause = Math.min(2 * pause, PAUSE.max)) {
      const told = await this.#once(ask.kind, () => this.#client.post(written, spoiling))
      const reason = againReason(told)
      if (reason === undefined || spoiling.givesUpAfter !== undefined) return told
      if (this.pace.now() - begun >= this.#patience) return this.#unanswered(told, reason)
      this.again.set(reason, (this.again.get(reason) ?? 0) + 1)
      await this.pace.sleep(pause)
    }
  }

  async #once(kind: Ask['kind'], send: () => Promise<Told>): Promise<Told> {
    this.calls += 1
    const begun = this.pace.now()
    try {
      const told = await send()
      this.times.note(kind, this.pace.now() - begun)
      return told
    } catch (fault) {
      return noAnswer(fault instanceof Error ? fault.message : String(fault))
    }
  }

  #unanswered(told: Told, reason: string): Told {
    this.unanswered += 1
    const seconds = Math.round(this.#patience / 1_000)
    return { ...told, problem: `there was no answer within ${seconds} s (${reason})` }
  }
}

function againReason({ status, body, refusal }: Told): string | undefined {
  if (status === 0) return body
  if (status >= 500 || status === 429) return `HTTP ${status}`
  return refusal === 'busy' ? 'busy' : undefined
}
