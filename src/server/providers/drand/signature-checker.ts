import { Worker } from 'node:worker_threads'

export type SignatureQuestion = {
  readonly id: number
  readonly round: number
  readonly signature: Uint8Array
}
export type SignatureAnswer = { readonly id: number; readonly isRight: boolean }

/** Whether a signature over a round's number is that of the network. Rejects where that can't be said just now. */
export type SignatureChecker = (round: number, signature: Uint8Array) => Promise<boolean>

type Waiting = { resolve(isRight: boolean): void; reject(fault: Error): void }

/**
 * Checks signatures on a thread of its own: the curves in plain JavaScript take a second for the first one and a twentieth
 * for each further one, in which the process would answer nobody. The thread begins here, and holds no process up that
 * wants to end; where it dies, the next question begins another.
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
    // Behind the listeners, of which each would hold the process up again.
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
