import { z } from 'zod'
import { SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { signatureOf } from '../dialects/signature.ts'
import type { Supplier } from './suppliers-state.ts'

const PATIENCE = 5 * SECOND
/** A report of a whole day takes longer. */
const REPORT_PATIENCE = 30 * SECOND
const REFERENCE = /^[A-Za-z0-9_.:-]{1,80}$/
const WIN_MAX = 1_000_000_000_000
const RESULT_MAX = 300

/** An address that a member's browser opens: never a script or another protocol. */
const webAddress = z.url({ protocol: /^https?$/ })

const launched = z.object({ url: webAddress })

const reportedTransaction = z.object({
  ref: z.string(),
  kind: z.enum(['bet', 'win', 'refund']),
  betRef: z.string().nullable(),
  user: z.string(),
  round: z.string(),
  amount: z.number().int(),
  at: z.number(),
})
export type ReportedTransaction = z.output<typeof reportedTransaction>
const reported = z.object({ transactions: z.array(reportedTransaction) })

/** How a bet ended, with the same number as the supplier's own call, so that the call may still arrive. */
const reportedEnd = z.object({
  ref: z.string().regex(REFERENCE),
  kind: z.enum(['win', 'refund', 'end']),
  betRef: z.string().regex(REFERENCE).nullable(),
  amount: z.number().int().min(0).max(WIN_MAX),
  endsRound: z.boolean(),
})

const reportedBet = z.discriminatedUnion('state', [
  /** The bet does not exist, or was never played and never will be. */
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('running') }),
  z.object({
    state: z.literal('ended'),
    user: z.string(),
    round: z.string(),
    end: reportedEnd,
    result: z.string().max(RESULT_MAX).optional(),
    proof: webAddress.max(500).optional(),
  }),
])
export type ReportedBet = z.output<typeof reportedBet>

/** Client for requests to suppliers (docs/seamless-wallet.md); undefined without a valid answer. */
export function supplierClient({ clock, log }: Pick<Deps, 'clock' | 'log'>) {
  const ask = async <T>(
    supplier: Supplier,
    path: string,
    body: object,
    { schema, patience = PATIENCE }: { readonly schema: z.ZodType<T>; readonly patience?: number },
  ): Promise<T | undefined> => {
    const text = JSON.stringify(body)
    const now = clock.now()
    const timestamp = String(now)
    const [key] = supplier.keysAt(now)
    try {
      const answer = await fetch(`${supplier.address}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-wallet-timestamp': timestamp,
          'x-wallet-signature': signatureOf(key, { timestamp, path, body: text }),
        },
        body: text,
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) throw new Error(`${answer.status}`)
      return schema.parse(await answer.json())
    } catch (err) {
      log.warn({ err, supplier: supplier.code, path }, 'a supplier did not answer')
      return undefined
    }
  }
  return {
    launch: async (supplier: Supplier, asked: { token: string; user: string; game: string }) =>
      (await ask(supplier, 'launch', { ...asked, locale: 'ko' }, { schema: launched }))?.url,
    /** URL of a game's practice mode; undefined also when the supplier has none. */
    practice: async (supplier: Supplier, game: string) =>
      (await ask(supplier, 'practice', { game, locale: 'ko' }, { schema: launched }))?.url,
    report: async (supplier: Supplier, span: { from: number; to: number }) =>
      (await ask(supplier, 'report', span, { schema: reported, patience: REPORT_PATIENCE }))?.transactions,
    /** State of one bet, by its own number. */
    bet: (supplier: Supplier, bet: string) => ask(supplier, 'bet', { bet }, { schema: reportedBet }),
  }
}

export type SupplierClient = ReturnType<typeof supplierClient>
