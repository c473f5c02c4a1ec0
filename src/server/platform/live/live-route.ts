import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIVE_TOPICS_MAX } from '#contract/live/live.ts'
import { liveTopicsContract } from '#contract/live/live-topics.ts'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { securityHeaders, sendRefusal } from '../http/answers.ts'
import type { Admit, Caller } from '../http/caller.ts'
import { callerAddress } from '../http/caller-address.ts'
import { admitting, type Feature, feature, type Handlers } from '../http/http.ts'
import type { Live, Sink } from './live.ts'
import { type LiveConnection, liveConnections } from './live-connections.ts'

export type LiveRouteDeps = {
  readonly live: Live
  readonly admit: Admit
  /** The topic as the house knows it (`member` is the caller's own); undefined where there is none of that name. */
  readonly resolveTopic: (name: string, caller: Caller) => string | undefined
  /** Further addresses of the same news, each with topics of its own (API-045). */
  readonly streams?: readonly LiveStream[]
}

export type LiveStream = {
  /** Below `/api`. */
  readonly path: string
  /** What a request asks for. */
  readonly topicOf: (query: Query) => Result<string, Refusal<'BAD_INPUT'>>
}

export type LiveDoor = {
  /** The change of topics on an open connection. */
  readonly feature: Feature
  mount(fastify: FastifyInstance): void
  /** Asks anew, at once, whether a member may go on listening. */
  askAgain(memberId: MemberId): void
}

const HEARTBEAT_MILLISECONDS = 10 * SECOND

/** More than anybody has open, with room for a program that watches for him; each connection begins with a large state. */
const CONNECTIONS_OF_A_MEMBER_MAX = 200

type Connections = ReturnType<typeof liveConnections>

type Query = Readonly<Record<string, unknown>>

/** What a request asks to hear. */
type Reading = Result<readonly string[], Refusal<'BAD_INPUT'>>

/** Topics by the names a caller gave; refused when one of them makes no sense, or their number. */
type ResolveAll = (names: readonly string[], caller: Caller) => Reading

/**
 * Serves `GET /api/live?topics=…` and the change of its topics. With each heartbeat everyone who listens is
 * asked for again at the door.
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
  /** Whether the topics of such a connection are the member's to change. */
  readonly mayChange: boolean
}

/** Opens a connection to a member who is let in and asks for topics there are. */
function listenRoute({ live, admit, connections, read, mayChange }: Listen) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = { token: headerOf(request, 'x-auth-token'), ip: callerAddress(request).ip }
    const ask = () => admit(forMembers.access, asked)
    const { caller } = request
    assert(caller, 'who is let in where members are is somebody')
    const topics = read(request.query as Query, caller)
    if (!topics.ok) return sendRefusal(reply, topics.refusal)
    if (connections.countOf(caller.memberId) >= CONNECTIONS_OF_A_MEMBER_MAX)
      return sendRefusal(reply, { code: 'TOO_MANY_REQUESTS' })
    // Of whoever hung up while the door was asked, no further `close` would ever tell.
    if (request.raw.socket.destroyed) return reply.hijack()
    // Its turn has not come: what goes straight to the socket would stand before the answer to an earlier request.
    if (!reply.raw.socket) return sendRefusal(reply, { code: 'BAD_INPUT' })
    const sink = openSink(reply)
    const name = connections.greet(sink)
    const listening = live.join(sink, topics.value, headerOf(request, 'last-event-id'))
    connections.add(name, { listening, ask, mayChange, memberId: caller.memberId })
    request.raw.socket.once('close', () => {
      connections.drop(name)
      listening.leave()
    })
  }
}

/** Lets a member change what an open connection of theirs tells. */
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

/** Hangs up on everyone who may listen no longer. A door that cannot be asked just now leaves them where they are. */
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
 * The body goes straight to the socket and ends with it: a shared buffer is written as it is, where the chunks of
 * HTTP would cost each listener three writes of its own.
 */
function openSink(reply: FastifyReply): Sink {
  reply.hijack()
  const { raw } = reply
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, {
    ...securityHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    // Asks proxies in front not to gather what is sent.
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

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
