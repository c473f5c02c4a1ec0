import { z } from 'zod'
import { SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { signatureOf } from '../dialects/signature.ts'
import type { Supplier } from './suppliers-state.ts'

const PATIENCE = 5 * SECOND

const launched = z.object({ url: z.url() })

export const reportedTransaction = z.object({
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

/** What the house asks of a supplier (docs/seamless-wallet.md); undefined where there is no answer that counts. */
export function supplierClient({ clock, log }: Pick<Deps, 'clock' | 'log'>) {
  const ask = async <T>(
    supplier: Supplier,
    path: string,
    body: object,
    schema: z.ZodType<T>,
  ): Promise<T | undefined> => {
    const text = JSON.stringify(body)
    const timestamp = String(clock.now())
    try {
      const answer = await fetch(`${supplier.address}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-wallet-timestamp': timestamp,
          'x-wallet-signature': signatureOf(supplier.secret, { timestamp, path, body: text }),
        },
        body: text,
        signal: AbortSignal.timeout(PATIENCE),
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
      (await ask(supplier, 'launch', { ...asked, locale: 'ko' }, launched))?.url,
    report: async (supplier: Supplier, span: { from: number; to: number }) =>
      (await ask(supplier, 'report', span, reported))?.transactions,
  }
}

export type SupplierClient = ReturnType<typeof supplierClient>
