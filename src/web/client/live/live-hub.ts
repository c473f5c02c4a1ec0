import { type LiveReadyFrame, MEMBER_TOPIC } from '#contract/live/live.ts'
import type { StreamState, StreamSurroundings } from './kept-stream.ts'
import { LiveConnection } from './live-connection.ts'
import type { LiveMessage } from './live-stream.ts'
import { numberIn } from './read-json.ts'

/** All that a tab wants of the shared connection at this moment. Sent again every few seconds as a sign of life. */
export type TabWish = {
  /** The tab's login; undefined without one. */
  readonly token: string | undefined
  /** None: the tab leaves. */
  readonly topics: readonly string[]
  /** Topics whose state is wanted once more. */
  readonly again: readonly string[]
  readonly hidden: boolean
}

/** A message from the hub to a tab. Each request with topics is answered by the state. */
export type HubMessage =
  | { readonly kind: 'message'; readonly message: LiveMessage }
  | { readonly kind: 'state'; readonly state: StreamState; readonly failures: number }
  /** The server refused for good; the tab has left with this. */
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }

export type HubTab = { readonly post: (message: HubMessage) => void }

type Surroundings = Omit<StreamSurroundings, 'readToken' | 'onHeard' | 'onRefused'> & {
  /** Whether a refusal with this status is for good. */
  readonly isFinal: (status: number) => boolean
  readonly now: () => number
}

/** Background tabs send their sign of life once a minute: browsers slow their timers down. */
const SILENT_TAB_MILLISECONDS = 180_000

/** Shares one live connection for each login among the tabs of a browser. */
export function createLiveHub(around: Surroundings) {
  const sessions = new Map<string, Session>()
  const tokens = new Map<HubTab, string>()

  function open(token: string): Session {
    const session = new Session(around, token, () => sessions.delete(token))
    sessions.set(token, session)
    return session
  }

  function leave(tab: HubTab): void {
    const token = tokens.get(tab)
    tokens.delete(tab)
    if (token !== undefined) sessions.get(token)?.drop(tab)
  }

  return {
    /** Applies a tab's request. */
    take(tab: HubTab, wish: TabWish): void {
      const { token } = wish
      if (token === undefined || wish.topics.length === 0 || tokens.get(tab) !== token) leave(tab)
      if (token === undefined || wish.topics.length === 0) return
      tokens.set(tab, token)
      const session = sessions.get(token) ?? open(token)
      session.take(tab, wish)
    },
    /** Tries at once, as after the network came back. */
    retryNow(): void {
      for (const session of sessions.values()) session.retryNow()
    },
    /** Drops the tabs that gave no sign of life for too long: they were frozen or killed. They may come back. */
    sweep(): void {
      for (const [token, session] of sessions)
        for (const tab of session.silentTabs()) if (tokens.get(tab) === token) leave(tab)
    },
  }
}

type KnownTab = { readonly topics: ReadonlySet<string>; readonly hidden: boolean; readonly seenAt: number }

/** The tabs of one login and their connection. */
class Session {
  readonly #around: Surroundings
  readonly #end: () => void
  readonly #connection: LiveConnection
  readonly #tabs = new Map<HubTab, KnownTab>()
  /** Tabs to which `ready` is owed; true: the tab has had none of the session yet. */
  readonly #owed = new Map<HubTab, boolean>()
  #state: HubMessage & { readonly kind: 'state' } = { kind: 'state', state: 'off', failures: 0 }
  #lastChange = 0

  constructor(around: Surroundings, token: string, end: () => void) {
    this.#around = around
    this.#end = end
    this.#connection = new LiveConnection({
      ...around,
      readToken: () => token,
      onMessage: message => this.#take(message),
      onHeard: () => {},
      onState: (state, failures) => {
        this.#state = { kind: 'state', state, failures }
        this.#postAll(this.#state)
      },
      onRefused: (status, text) => this.#refuse(status, text),
    })
  }

  take(tab: HubTab, { topics, again, hidden }: TabWish): void {
    const known = this.#tabs.get(tab)
    const added = topics.filter(topic => !known?.topics.has(topic))
    this.#tabs.set(tab, { topics: new Set(topics), hidden, seenAt: this.#around.now() })
    if (added.length + again.length > 0) this.#owed.set(tab, this.#owed.get(tab) ?? !known)
    // The connection may already have some topics for other tabs; their state is sent only on request.
    this.#listen([...added, ...again])
    tab.post(this.#state)
  }

  drop(tab: HubTab): void {
    this.#tabs.delete(tab)
    this.#owed.delete(tab)
    this.#listen([])
    if (this.#tabs.size === 0) this.#end()
  }

  retryNow(): void {
    this.#connection.retryNow()
  }

  silentTabs(): readonly HubTab[] {
    const oldest = this.#around.now() - SILENT_TAB_MILLISECONDS
    return [...this.#tabs].flatMap(([tab, { seenAt }]) => (seenAt < oldest ? [tab] : []))
  }

  /** Requests the topics of visible tabs first, because a connection accepts only a limited number. */
  #listen(again: readonly string[]): void {
    const inSight = [...this.#tabs.values()].sort((a, b) => Number(a.hidden) - Number(b.hidden))
    const all = new Set(inSight.flatMap(({ topics }) => [...topics]))
    this.#connection.listenTo([...all], again)
  }

  #take(message: LiveMessage): void {
    if (message.event === 'ready') this.#takeReady(message)
    else if (message.topic === '') this.#postAll({ kind: 'message', message })
    else {
      const topic = message.topic.startsWith(`${MEMBER_TOPIC}:`) ? MEMBER_TOPIC : message.topic
      for (const [tab, { topics }] of this.#tabs)
        if (topics.has(topic)) tab.post({ kind: 'message', message })
    }
  }

  /** Tabs read bets and content again at `ready`, so one change of topics is not sent to all. */
  #takeReady(message: LiveMessage): void {
    const change = numberIn(message.data, 'change') ?? 0
    const isWhole = change === 0 || change === this.#lastChange
    this.#lastChange = change
    const { isComplete } = this.#connection
    for (const tab of this.#tabs.keys()) {
      const isNew = this.#owed.get(tab)
      if (isWhole) tab.post(readyMessage(message, 0))
      else if (isComplete && isNew !== undefined) tab.post(readyMessage(message, isNew ? 0 : change))
      if (isWhole && isNew) this.#owed.set(tab, false)
    }
    if (isComplete) this.#owed.clear()
  }

  #refuse(status: number, text: string): boolean {
    if (!this.#around.isFinal(status)) return false
    this.#postAll({ kind: 'refused', status, text })
    this.#tabs.clear()
    this.#end()
    return true
  }

  #postAll(message: HubMessage): void {
    for (const tab of this.#tabs.keys()) tab.post(message)
  }
}

const readyMessage = (message: LiveMessage, change: number): HubMessage => ({
  kind: 'message',
  message: { ...message, data: JSON.stringify({ change } satisfies LiveReadyFrame) },
})
