import { connect } from 'node:net'

/** The answers on one connection: statuses in order, and whether the other side closed it. */
export type RawAnswers = {
  readonly statuses: readonly number[]
  readonly text: string
  readonly closed: boolean
}

type Sending = {
  readonly origin: string
  readonly text: string
  readonly from?: string
  readonly patience?: number
}

/**
 * Sends bytes on a new connection from the given loopback address, and reads until the other side closes it or sends
 * nothing for this many milliseconds.
 */
export function sendRaw({ origin, text, from = '127.0.0.1', patience = 700 }: Sending): Promise<RawAnswers> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress: from })
    let heard = ''
    const done = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(match => Number(match[1]))
      resolve({ statuses, text: heard, closed })
    }
    const timer = setTimeout(() => done(false), patience)
    socket.once('connect', () => socket.write(text))
    socket.on('data', chunk => {
      heard += String(chunk)
      timer.refresh()
    })
    socket.once('end', () => done(true))
    socket.once('error', error =>
      'code' in error && error.code === 'ECONNRESET' ? done(true) : reject(error),
    )
  })
}
