import http from 'node:http'
import https from 'node:https'

/** A call in its wire format. A header may occur more than once. */
export type Message = {
  /** Path below the wallet's own address. */
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

export type Answer = { readonly status: number; readonly body: string }

/** Sends a call to a wallet. Rejects when the connection breaks, or without an answer within the milliseconds. */
export type Send = (message: Message, milliseconds: number) => Promise<Answer>

/** Sends calls to a wallet over HTTP. */
export function httpSend(url: string): Send {
  const { request, Agent } = url.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })
  return ({ path, headers, text }, milliseconds) =>
    new Promise((resolve, reject) => {
      const call = request(
        path === '' ? url : `${url}/${path}`,
        { method: 'POST', agent, headers: linesOf(headers) },
        answer => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            clearTimeout(timer)
            resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') })
          })
        },
      )
      const timer = setTimeout(() => call.destroy(new Error('no answer in time')), milliseconds)
      call.on('error', fault => {
        clearTimeout(timer)
        reject(fault)
      })
      call.end(text)
    })
}

/** Groups repeated headers, which Node then sends as separate lines. */
function linesOf(headers: Message['headers']): Record<string, string | string[]> {
  const lines = Map.groupBy(headers, ([name]) => name)
  return Object.fromEntries(
    [...lines].map(([name, same]) => [
      name,
      same.length === 1 ? (same[0]?.[1] ?? '') : same.map(([, value]) => value),
    ]),
  )
}
