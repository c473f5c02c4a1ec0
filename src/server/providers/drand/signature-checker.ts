import { Worker } from 'node:worker_threads'

export type SignatureQuestion = {
  readonly id: number
  readonly round: number
  readonly signature: Uint8Array
}
export type SignatureAnswer = { readonly id: number; readonly isRight: boolean }

/** Whether the network signed a round's number. Rejects if that cannot be determined now. */
export type SignatureChecker = (round: number, signature: Uint8Array) => Promise<boolean>

type Waiting = { resolve(isRight: boolean): void; reject(fault: Error): void }

/**
 * Verifies signatures in a worker thread: in plain JavaScript the first one takes a second and each further one 50 ms,
 * during which the process could not answer. Starts the thread, which does not keep the process alive; if it dies, the
 * next call starts another.
 */
export function openSignatureChecker(publicKey: Uint8Array): SignatureChecker {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let thread: Worker | undefined

  const begin = (): Worker => {
    const begun = new Worker(new URL('./signature-worker.ts', import.meta.url), { workerData: publicKey })
    begun.on('message', ({ id, isRight }: SignatureAnswer) => {
      waiting.get(id)?.resolve(isRight)
      waiting.delete(id)
    })
    const onEnd = (fault: Error) => {
      if (thread === begun) thread = undefined
      for (const one of waiting.values()) one.reject(fault)
      waiting.clear()
    }
    begun.on('error', onEnd)
    begun.on('exit', () => onEnd(new Error('the thread that checks signatures has ended')))
    // Must follow the listeners: each of them keeps the process alive again.
    begun.unref()
    return begun
  }
  thread = begin()

  return (round, signature) => {
    thread ??= begin()
    const id = ++last
    const asked = Promise.withResolvers<boolean>()
    waiting.set(id, asked)
    const question: SignatureQuestion = { id, round, signature }
    thread.postMessage(question)
    return asked.promise
  }
}
