import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIVE_TOPICS_MAX } from '#contract/live/live.ts'
import { liveTopicsContract } from '#contract/live/live-topics.ts'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { securityHeaders, sendRefusal } from '../http/answers.ts'
import { type Admit, askedBy, type Caller, singleHeader } from '../http/caller.ts'
import { admitting, type Feature, feature, type Handlers } from '../http/http.ts'
import type { Live, Sink } from './live.ts'
import { type LiveConnection, liveConnections } from './live-connections.ts'

export type LiveRouteDeps = {
  readonly live: Live
  readonly admit: Admit
  /** The internal topic of a name (`member` becomes the caller's own); undefined for an unknown one. */
  readonly resolveTopic: (name: string, caller: Caller) => string | undefined
  /** Further paths for the same events, each with its own topics (API-045). */
  readonly streams?: readonly LiveStream[]
}

export type LiveStream = {
  /** Below `/api`. */
  readonly path: string
  /** The topic that a request asks for. */
  readonly topicOf: (query: Query) => Result<string, Refusal<'BAD_INPUT'>>
}

export type LiveDoor = {
  /** Route for changing topics on an open connection. */
  readonly feature: Feature
  mount(fastify: FastifyInstance): void
  /** Checks again, at once, whether a member may still listen. */
  askAgain(memberId: MemberId): void
}

const HEARTBEAT_MILLISECONDS = 10 * SECOND

/** More than the browsers and programs of a member have open; each connection begins with a large state. */
const CONNECTIONS_OF_A_MEMBER_MAX = 40

type Connections = ReturnType<typeof liveConnections>

type Query = Readonly<Record<string, unknown>>

/** Topics that a request asks for. */
type Reading = Result<readonly string[], Refusal<'BAD_INPUT'>>

/** Resolves topic names; refused if one is unknown, or if there are too many. */
type ResolveAll = (names: readonly string[], caller: Caller) => Reading

/**
 * Serves `GET /api/live?topics=…` and the change of its topics. With each heartbeat every listener's admission is
 * checked again.
 */
export function openLiveDoor({ live, admit, resolveTopic, streams = [] }: LiveRouteDeps): LiveDoor {
  const connections = liveConnections()
  const resolveAll: ResolveAll = (names, caller) => {
    if (names.length === 0 || names.length > LIVE_TOPICS_MAX) return badTopics
    const resolved = names.flatMap(name => resolveTopic(name, caller) ?? [])
    return resolved.length === names.length ? accept(resolved) : badTopics
  }
  const listen = (read: ReadTopics, mayChange: boolean) =>
    listenRoute({ live, admit, connections, read, mayChange })

  return {
    feature: feature(liveTopicsContract, changeTopics(connections, resolveAll, resolveTopic)),
    askAgain: memberId => void askAll(connections.of(memberId)),
    mount: fastify => {
      const heartbeat = setInterval(() => {
        live.ping()
        void askAll(connections.all())
      }, HEARTBEAT_MILLISECONDS)
      fastify.addHook('preClose', async () => {
        clearInterval(heartbeat)
        live.close()
      })
      const serve = (path: string, handler: ReturnType<typeof listen>) =>
        fastify.get(
          `/api/${path}`,
          { exposeHeadRoute: false, config: { isStream: true }, onRequest: admitting(admit, forMembers) },
          handler,
        )
      serve('live', listen(topicsParameter(resolveAll), true))
      for (const { path, topicOf } of streams) serve(path, listen(oneTopic(topicOf), false))
    },
  }
}

const forMembers = { access: 'member', method: 'GET' } as const

const badTopics = refuse({ code: 'BAD_INPUT', field: 'topics' })

type ReadTopics = (query: Query, caller: Caller) => Reading

const topicsParameter =
  (resolveAll: ResolveAll): ReadTopics =>
  ({ topics }, caller) =>
    typeof topics === 'string' ? resolveAll(topics.split(','), caller) : badTopics

const oneTopic =
  (topicOf: LiveStream['topicOf']): ReadTopics =>
  query => {
    const topic = topicOf(query)
    return topic.ok ? accept([topic.value]) : topic
  }

type Listen = Pick<LiveRouteDeps, 'live' | 'admit'> & {
  readonly connections: Connections
  readonly read: ReadTopics
  /** Whether the member may change the topics of such a connection. */
  readonly mayChange: boolean
}

/** Opens a connection for an admitted member who asks for existing topics. */
function listenRoute({ live, admit, connections, read, mayChange }: Listen) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = askedBy(request)
    const ask = () => admit(forMembers.access, asked)
    const { caller } = request
    assert(caller, 'who is let in where members are is somebody')
    const topics = read(request.query as Query, caller)
    if (!topics.ok) return sendRefusal(reply, topics.refusal)
    if (connections.countOf(caller.memberId) >= CONNECTIONS_OF_A_MEMBER_MAX)
      return sendRefusal(reply, { code: 'TOO_MANY_REQUESTS' })
    // If the client disconnected during admission, no `close` event will follow.
    if (request.raw.socket.destroyed) return reply.hijack()
    // An earlier pipelined request is unanswered: bytes written to the socket now would precede its response.
    if (!reply.raw.socket) return sendRefusal(reply, { code: 'BAD_INPUT' })
    const sink = openSink(reply)
    const name = connections.greet(sink)
    const listening = live.join(sink, topics.value, singleHeader(request, 'last-event-id'))
    connections.add(name, { listening, ask, mayChange, memberId: caller.memberId })
    request.raw.socket.once('close', () => {
      connections.drop(name)
      listening.leave()
    })
  }
}

/** Changes the topics of the member's own open connection. */
const changeTopics = (
  connections: Connections,
  resolveAll: ResolveAll,
  resolveTopic: LiveRouteDeps['resolveTopic'],
): Handlers<typeof liveTopicsContract> => ({
  topics: ({ body, caller }) => {
    const connection = connections.find(body.line)
    if (!connection?.mayChange || connection.memberId !== caller.memberId)
      return refuse({ code: 'NOT_FOUND' })
    const names = resolveAll(body.topics, caller)
    if (!names.ok) return names
    const again = body.again.flatMap(topic => resolveTopic(topic, caller) ?? [])
    connection.listening.listenTo({ names: names.value, again, change: body.change })
    return accept({})
  },
})

/** Disconnects everyone who may no longer listen. If admission cannot be checked now, connections stay open. */
async function askAll(connections: Iterable<LiveConnection>): Promise<void> {
  const asked = [...connections].map(async ({ ask, listening }) => {
    const admission = await ask()
    if (admission.ok) return
    const { status, text } = describeRefusal(admission.refusal)
    listening.end({ event: 'ended', data: { status, text } })
  })
  await Promise.allSettled(asked)
}

/**
 * The body is written to the socket directly and ends with it: one shared buffer for all listeners, while HTTP chunking
 * would need three writes per listener.
 */
function openSink(reply: FastifyReply): Sink {
  reply.hijack()
  const { raw } = reply
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, {
    ...securityHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    // Asks proxies not to buffer.
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  const { socket } = reply.request.raw
  socket.setNoDelay(true)
  socket.setTimeout(0)
  return {
    write: bytes => void (socket.writable && socket.write(bytes)),
    waiting: () => socket.writableLength,
    end: () => void socket.end(),
  }
}
