import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIVE_TOPICS_MAX } from '#contract/live.ts'
import { describeRefusal } from '#contract/refusals.ts'
import { SECOND } from '#domain/instant.ts'
import { securityHeaders, sendRefusal } from './answers.ts'
import type { Admission, Admit, Caller } from './caller.ts'
import { plainAddress } from './caller-address.ts'
import type { Listening, Live, Sink } from './live.ts'

export type LiveRouteDeps = {
  readonly fastify: FastifyInstance
  readonly admit: Admit
  readonly live: Live
  /** The topic as the house knows it (`member` is the caller's own); undefined where there is none of that name. */
  readonly resolveTopic: (name: string, caller: Caller) => string | undefined
}

const HEARTBEAT_MILLISECONDS = 10 * SECOND

/** Serves `GET /api/live?topics=…`. With each heartbeat everyone who listens is asked for again at the door. */
export function mountLive({ fastify, admit, live, resolveTopic }: LiveRouteDeps): void {
  const lines = new Set<{ readonly listening: Listening; readonly ask: () => ReturnType<Admit> }>()

  const open = (
    request: FastifyRequest,
    reply: FastifyReply,
    topics: string[],
    ask: () => ReturnType<Admit>,
  ) => {
    const listening = live.join(openSink(reply), topics, lastEventId(request))
    const line = { listening, ask }
    lines.add(line)
    request.raw.socket.once('close', () => {
      lines.delete(line)
      listening.leave()
    })
  }
  const askAgain = async (): Promise<void> => {
    for (const line of lines) {
      const admission = await line.ask()
      if (admission.ok) continue
      const { status, text } = describeRefusal(admission.refusal)
      line.listening.end({ event: 'ended', data: { status, text } })
    }
  }
  const heartbeat = setInterval(() => {
    live.ping()
    // A door that cannot be asked just now leaves everyone where he is.
    askAgain().catch(() => {})
  }, HEARTBEAT_MILLISECONDS)

  fastify.addHook('preClose', async () => {
    clearInterval(heartbeat)
    live.close()
  })
  fastify.get('/api/live', async (request, reply) => {
    const ask = () =>
      admit('member', { token: headerOf(request, 'x-auth-token'), ip: plainAddress(request.ip) })
    const admission: Admission = await ask()
    if (!admission.ok) return sendRefusal(reply, admission.refusal)
    const topics = admission.value && readTopics(request, admission.value, resolveTopic)
    if (!topics) return sendRefusal(reply, { code: 'BAD_INPUT', field: 'topics' })
    open(request, reply, topics, ask)
  })
}

/** The topics asked for, resolved; undefined when there are none, too many, or one that is unknown. */
function readTopics(
  request: FastifyRequest,
  caller: Caller,
  resolveTopic: LiveRouteDeps['resolveTopic'],
): string[] | undefined {
  const { topics } = request.query as { topics?: unknown }
  if (typeof topics !== 'string' || topics === '') return undefined
  const names = topics.split(',')
  if (names.length > LIVE_TOPICS_MAX) return undefined
  const resolved = names.flatMap(name => resolveTopic(name, caller) ?? [])
  return resolved.length === names.length ? resolved : undefined
}

function openSink(reply: FastifyReply): Sink {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...securityHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    // Asks proxies in front not to gather what is sent.
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
  raw.socket?.setTimeout(0)
  return {
    write: bytes => void raw.write(bytes),
    waiting: () => raw.writableLength,
    end: () => void raw.end(),
  }
}

const lastEventId = (request: FastifyRequest): string => headerOf(request, 'last-event-id') ?? ''

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
