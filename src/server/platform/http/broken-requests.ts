import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { SECOND } from '#domain/instant.ts'
import { securityHeaders } from './answers.ts'

/** How long the server waits for what a request is made of, in milliseconds. */
export type RequestPatience = {
  /** For all headers, from the first byte on; on a new line from its beginning on. */
  readonly headers: number
  /** For headers and body together. */
  readonly whole: number
  /** How often requests in the making are looked at. */
  readonly checkEvery: number
}

/** The largest body that is taken comes in time at 13 kB a second. */
export const requestPatience: RequestPatience = {
  headers: 10 * SECOND,
  whole: 20 * SECOND,
  checkEvery: SECOND,
}

/** So long somebody who is refused may leave the line open. */
const FAREWELL_MILLISECONDS = SECOND

/** Answers bytes that never became a request: no HTTP at all, or not to its end in time. Then it hangs up. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.write(tooLate)
    // At once: what came after it would still be carried out.
    socket.destroySoon()
    return
  }
  socket.end(notHttp)
  setTimeout(() => socket.destroy(), FAREWELL_MILLISECONDS).unref()
}

const notHttp = rawAnswer({ code: 'BAD_INPUT' })
const tooLate = rawAnswer({ code: 'REQUEST_TIMEOUT' })

function rawAnswer(refusal: Refusal<'BAD_INPUT' | 'REQUEST_TIMEOUT'>): string {
  const { status, text } = describeRefusal(refusal)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: text/plain; charset=utf-8',
    `X-Refusal: ${refusal.code}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n')
}
