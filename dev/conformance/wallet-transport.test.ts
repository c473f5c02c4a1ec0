// Plays the kit over real sockets against the wallet in memory.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { conformPaper, hastyPace } from './testing/paper-ground.ts'
import { httpSend, type Message, type Send } from './wallet-transport.ts'

type Treat = (answer: { readonly response: ServerResponse; readonly call: number }) => 'answer' | 'nothing'

/** Serves a transport over HTTP, and returns a transport to the server. `treat` may answer in the wallet's place. */
async function overHttp(send: Send, treat: Treat = () => 'answer'): Promise<Send> {
  let call = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const { status, body } = await send(messageOf(request, Buffer.concat(parts).toString('utf8')), 1_000)
      if (treat({ response, call: call++ }) === 'nothing') return
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  return httpSend(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`)
}

function messageOf({ url = '', rawHeaders }: IncomingMessage, text: string): Message {
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] as const] : [],
  )
  return { path: url.slice(1), headers, text }
}

const play = (convention: 'command' | 'transactions', treat?: Treat) =>
  conformPaper({
    ...{ convention, pace: hastyPace(), seed: 3, lanes: 3, tell: () => {} },
    over: send => overHttp(send, treat),
    until: ({ calls }) => calls >= 150,
    answerMilliseconds: 500,
  })

test.each(['command', 'transactions'] as const)(
  'the right wallet passes over HTTP in the convention %s',
  async convention => {
    const { faults, notTried, again } = await play(convention)
    expect({ faults, notTried, again }).toEqual({ faults: [], notTried: [], again: {} })
  },
)

test('the right wallet passes when its server breaks connections and leaves calls without an answer', async () => {
  const { faults, again } = await play('command', ({ response, call }) => {
    if (call % 100 === 99) return 'nothing'
    if (call % 20 !== 19) return 'answer'
    response.destroy()
    return 'nothing'
  })
  expect(faults).toEqual([])
  expect(again['no answer in time']).toBeGreaterThan(2)
  expect(again['socket hang up']).toBeGreaterThan(10)
})
