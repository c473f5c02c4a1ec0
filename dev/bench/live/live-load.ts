import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** The kind of server, and whether it bundles the changes of a tick. */
export type Contender = { readonly kind: 'sse' | 'socket.io' | 'ws'; readonly bundled: boolean }

/** Orders to the process that pushes. */
export type ServerOrder =
  | { readonly ask: 'listen'; readonly contender: Contender }
  | { readonly ask: 'push'; readonly perSecond: number }
  /** Bytes of memory, bytes waiting for the slowest listener, milliseconds of processor time so far. */
  | { readonly ask: 'memory' | 'waiting' | 'processor' }
export type ServerAnswer = number

/** Orders to the process that listens. */
export type ListenerOrder =
  | {
      readonly ask: 'connect'
      readonly kind: Contender['kind']
      readonly port: number
      readonly count: number
    }
  | { readonly ask: 'measure'; readonly milliseconds: number }
  | { readonly ask: 'stall'; readonly count: number }
export type Heard = {
  readonly changesPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
  readonly megabytesPerSecond: number
}

/** A child process that answers each order with one message. */
export type Worker<Order, Answer> = { order(order: Order): Promise<Answer>; stop(): void }

export function startWorker<Order, Answer>(
  file: string,
  flags: readonly string[] = [],
): Worker<Order, Answer> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), { execArgv: [...flags] })
  return {
    order: order =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error(`${file} ended`))
        child.once('exit', gone)
        child.once('message', answer => {
          child.off('exit', gone)
          resolve(answer as Answer)
        })
        child.send(order as object)
      }),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** Milliseconds that fit the version field of a change. They tell the listener when the change was pushed. */
export const stampOf = (milliseconds: number): number => milliseconds % 100_000_000
