import type { LiveConnection, LiveListener } from './live-connection.ts'
import type { HubMessage, TabWish } from './live-hub.ts'

type WorkerPort = { readonly post: (wish: TabWish) => void; readonly close: () => void }

type OwnConnection = Pick<LiveConnection, 'listenTo' | 'renew' | 'retryNow' | 'stop'>

type Surroundings = {
  readonly listener: LiveListener
  readonly readToken: () => string | undefined
  readonly isHidden: () => boolean
  /** The tab's own connection, for browsers without shared workers and while the worker does not answer. */
  readonly openOwn: (listener: LiveListener) => Promise<OwnConnection>
  /** The port to the shared worker; undefined where there are none. `onFault`: the worker cannot run. */
  readonly openWorker: (
    onMessage: (message: HubMessage) => void,
    onFault: () => void,
  ) => WorkerPort | undefined
  /** Runs an act later and gives the way to call it off. */
  readonly schedule: (act: () => void, delay: number) => () => void
}

/** How often the tab sends its wish to the worker, as a sign of life. */
const SIGN_MILLISECONDS = 5_000
/** After so many unanswered signs the worker is opened again: a browser starts another for one that was killed. */
const REOPENED_AFTER = 2
/** After more than so many the tab opens its own connection, until the worker answers. */
const UNANSWERED_MAX = 4
/** A tab with its own connection gives it up when nobody has seen the tab for so long. */
const HIDDEN_MILLISECONDS = 20_000

/**
 * The live connection of a tab. A shared worker holds it for all tabs of the browser, because over HTTP/1.1 a browser has
 * six connections to a site. Without the worker the tab has its own, only while it is seen.
 */
export class TabConnection {
  readonly #around: Surroundings
  readonly #listener: LiveListener
  /** Fetched when it is first needed. */
  #own: OwnConnection | undefined
  #isFetchingOwn = false
  #worker: WorkerPort | undefined
  #isOpened = false
  #wanted: readonly string[] = []
  /** Number of signs sent since the worker's last message. */
  #unanswered = 0
  /** The tab is frozen, or it was left and the browser may restore it on a step back. */
  #isAway = false
  /** The tab was hidden too long to keep its own connection. */
  #isResting = false
  #cancelSign = () => {}
  #cancelRest = () => {}

  constructor(around: Surroundings) {
    this.#around = around
    this.#listener = around.listener
  }

  /** Listens to these topics from now on; none ends it. */
  listenTo(topics: readonly string[]): void {
    if (topics.join() === this.#wanted.join()) return
    this.#wanted = topics
    this.#follow()
  }

  /** Something of these topics was missed: their state is sent once more. */
  renew(topics: readonly string[]): void {
    if (this.#isShared) this.#send(topics)
    else this.#own?.renew(topics)
  }

  /** Tries at once, as after the network came back. The worker notices that itself. */
  retryNow(): void {
    if (!this.#isShared) this.#own?.retryNow()
  }

  /** Hangs up, as after a logout. */
  stop(): void {
    this.#wanted = []
    this.#own?.stop()
    this.#follow()
  }

  /** The tab came into sight, or went out of it. */
  turn(): void {
    const { readToken, isHidden, schedule } = this.#around
    this.#cancelRest()
    if (isHidden()) {
      const wait = this.#isOpened ? HIDDEN_MILLISECONDS : 0
      this.#cancelRest = schedule(() => this.#rest(true), wait)
    }
    // The worker takes a moment to start, so it starts before the page wants anything.
    if (!this.#isOpened && readToken() !== undefined) this.#open()
    this.#rest(this.#isResting && isHidden())
  }

  /** Records that the tab was frozen or left (true), or resumed. */
  setAway(isAway: boolean): void {
    if (this.#isAway === isAway) return
    this.#isAway = isAway
    this.#follow()
  }

  get #isShared(): boolean {
    return this.#worker !== undefined && this.#unanswered <= UNANSWERED_MAX
  }

  /** Listener of the tab's own connection. Ignores its messages while the shared connection is in use. */
  #ownListener(): LiveListener {
    const { onMessage, onHeard, onState, onRefused } = this.#listener
    const whileOwn =
      <A extends readonly unknown[]>(act: (...given: A) => void) =>
      (...given: A): void => {
        if (!this.#isShared) act(...given)
      }
    return {
      onMessage: whileOwn(onMessage),
      onHeard: whileOwn(onHeard),
      // A paused connection is reported as waiting, not as off, while topics are requested.
      onState: whileOwn((state, failures) =>
        onState(state === 'off' && this.#wanted.length > 0 && this.#isPaused ? 'waiting' : state, failures),
      ),
      onRefused: whileOwn(onRefused),
    }
  }

  get #isPaused(): boolean {
    return this.#isAway || this.#isResting
  }

  #receive(message: HubMessage): void {
    const wasShared = this.#isShared
    this.#unanswered = 0
    if (this.#wanted.length === 0) return
    if (!wasShared) {
      this.#own?.stop()
      this.#send(this.#wanted)
    }
    if (message.kind === 'message') {
      this.#listener.onHeard()
      this.#listener.onMessage(message.message)
    } else if (message.kind === 'state') this.#listener.onState(message.state, message.failures)
    else this.#refuse(message.status, message.text)
  }

  /** Until it wants other topics the tab asks no more. */
  #refuse(status: number, text: string): void {
    this.#cancelSign()
    this.#listener.onState('off', 0)
    this.#listener.onRefused(status, text)
  }

  #rest(isResting: boolean): void {
    this.#isResting = isResting
    this.#follow()
  }

  /** Opens, closes or updates the connection to match the requested topics. */
  #follow(): void {
    if (!this.#isOpened && this.#wanted.length > 0) this.#open()
    this.#send()
    if (!this.#isShared) void this.#followOwn()
    if (this.#wanted.length === 0) this.#listener.onState('off', 0)
  }

  async #followOwn(): Promise<void> {
    const topics = this.#isPaused ? [] : this.#wanted
    if (this.#own || topics.length === 0) this.#own?.listenTo(topics)
    else if (!this.#isFetchingOwn) {
      this.#isFetchingOwn = true
      this.#listener.onState('connecting', 0)
      this.#own = await this.#around.openOwn(this.#ownListener()).catch(() => undefined)
      this.#isFetchingOwn = false
      if (this.#own) this.#follow()
      else this.#around.schedule(() => this.#follow(), SIGN_MILLISECONDS)
    }
  }

  #open(): void {
    this.#worker?.close()
    this.#isOpened = true
    this.#listener.onState('connecting', 0)
    this.#worker = this.#around.openWorker(
      message => this.#receive(message),
      () => {
        this.#worker = undefined
        this.#cancelSign()
        this.#follow()
      },
    )
  }

  #send(again: readonly string[] = []): void {
    const { readToken, isHidden, schedule } = this.#around
    const topics = this.#isAway ? [] : this.#wanted
    this.#cancelSign()
    if (!this.#worker) return
    this.#worker.post({ token: readToken(), topics, again, hidden: isHidden() })
    if (topics.length > 0) this.#cancelSign = schedule(() => this.#sign(), SIGN_MILLISECONDS)
  }

  #sign(): void {
    this.#unanswered += 1
    if (this.#unanswered === REOPENED_AFTER) this.#open()
    if (this.#unanswered === UNANSWERED_MAX + 1) this.#follow()
    else this.#send()
  }
}
