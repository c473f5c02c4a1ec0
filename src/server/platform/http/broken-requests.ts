import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { SECOND } from '#domain/instant.ts'
import { securityHeaders } from './answers.ts'

/** Timeouts for receiving a request, in milliseconds. */
export type RequestPatience = {
  /** For all headers, from the first byte; on a new connection from its opening. */
  readonly headers: number
  /** For headers and body together. */
  readonly whole: number
  /** Interval of checking incomplete requests. */
  readonly checkEvery: number
}

/** The largest accepted body arrives in time at 13 kB per second. */
export const requestPatience: RequestPatience = {
  headers: 10 * SECOND,
  whole: 20 * SECOND,
  checkEvery: SECOND,
}

/** How long a refused client may keep the connection open. */
const FAREWELL_MILLISECONDS = SECOND

/** Answers bytes that are not a complete request (not HTTP, or too slow), then closes the connection. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.write(tooLate)
    // Immediately: requests that follow on the connection would still be processed.
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
