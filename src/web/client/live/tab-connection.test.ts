import { expect, test } from 'vitest'
import { fakeTimers, settle } from '#tests/support/feeds/fake-streams.ts'
import type { LiveListener } from './live-connection.ts'
import type { HubMessage, TabWish } from './live-hub.ts'
import { TabConnection } from './tab-connection.ts'

const message = (event: string): HubMessage => ({
  kind: 'message',
  message: { event, topic: 'odds:1', data: '{}', lastEventId: '' },
})
const OPEN: HubMessage = { kind: 'state', state: 'open', failures: 0 }

/** A tab whose worker, own connection and clock are controlled by the test. */
function createTab({ hasWorker = true, hidden = false, lost = 0 } = {}) {
  const { schedule, due, fire } = fakeTimers()
  const wishes: TabWish[] = []
  const own: string[] = []
  const heard: string[] = []
  let isHidden = hidden
  let ownListener: LiveListener | undefined
  let answer: (message: HubMessage) => void = () => {}
  let fault = () => {}
  const tab = new TabConnection({
    listener: {
      onMessage: ({ event }) => heard.push(event),
      onHeard: () => {},
      onState: state => heard.push(state),
      onRefused: status => heard.push(`refused ${status}`),
    },
    readToken: () => 'one',
    isHidden: () => isHidden,
    openOwn: async listener => {
      if (lost-- > 0) throw new TypeError('Failed to fetch')
      ownListener = listener
      return {
        listenTo: topics => {
          own.push(topics.join())
          listener.onState(topics.length > 0 ? 'connecting' : 'off', 0)
        },
        renew: topics => own.push(`again ${topics.join()}`),
        retryNow: () => own.push('retry'),
        stop: () => {
          own.push('stop')
          listener.onState('off', 0)
        },
      }
    },
    openWorker: (onMessage, onFault) => {
      answer = onMessage
      fault = onFault
      return hasWorker ? { post: wish => wishes.push(wish), close: () => heard.push('closed') } : undefined
    },
    schedule,
  })
  return {
    tab,
    wishes,
    own,
    heard,
    due,
    fire,
    ownListener: () => ownListener,
    answer: (given: HubMessage) => answer(given),
    fault: () => fault(),
    turn: (next: boolean) => {
      isHidden = next
      tab.turn()
    },
    /** The worker ignores this many heartbeats. */
    miss: (signs: number) => {
      for (let sign = 0; sign < signs; sign++) fire()
    },
  }
}

test('sends its topics to the worker and receives the worker’s messages', () => {
  const { tab, wishes, own, heard, answer } = createTab()
  tab.listenTo(['odds:1'])
  answer(OPEN)
  answer(message('odds'))
  tab.renew(['odds:1'])
  expect(wishes.map(({ token, topics, again }) => [token, topics, again])).toEqual([
    ['one', ['odds:1'], []],
    ['one', ['odds:1'], ['odds:1']],
  ])
  expect([heard, own]).toEqual([['connecting', 'open', 'odds'], []])
})

test('resends its topics every five seconds as a heartbeat, until it has none', () => {
  const { tab, wishes, due, fire, answer, heard } = createTab()
  tab.listenTo(['odds:1'])
  for (let sign = 0; sign < 5; sign++) {
    expect(due().map(({ delay }) => delay)).toEqual([5_000])
    fire()
    answer(OPEN)
  }
  expect(wishes).toHaveLength(6)
  tab.stop()
  expect([due(), wishes.at(-1)?.topics, heard.at(-1)]).toEqual([[], [], 'off'])
})

test('reopens a silent worker, then uses the tab’s own connection until the worker answers', async () => {
  const { tab, wishes, own, heard, miss, answer, ownListener } = createTab()
  tab.listenTo(['odds:1'])
  answer(OPEN)
  miss(2)
  expect([own, heard.splice(0)]).toEqual([[], ['connecting', 'open', 'closed', 'connecting']])
  miss(2)
  await settle()
  expect(own).toEqual([])
  miss(1)
  await settle()
  expect([own, heard.splice(0)]).toEqual([['odds:1'], ['connecting', 'connecting']])
  miss(2)
  answer(OPEN)
  expect(own.at(-1)).toBe('stop')
  expect(wishes.at(-1)?.again).toEqual(['odds:1'])
  ownListener()?.onState('waiting', 1)
  expect(heard).toEqual(['open'])
})

test.each([true, false])(
  'uses its own connection without a worker (the browser supports workers: %s)',
  async hasWorker => {
    const { tab, own, fault, due } = createTab({ hasWorker })
    tab.listenTo(['odds:1'])
    if (hasWorker) fault()
    await settle()
    expect(own).toEqual(['odds:1'])
    tab.listenTo(['odds:2'])
    tab.renew(['odds:2'])
    expect(own.slice(-2)).toEqual(['odds:2', 'again odds:2'])
    expect(due()).toEqual([])
  },
)

test('retries a failed download of the connection’s code, and is not "off" meanwhile', async () => {
  const { tab, own, heard, fire } = createTab({ hasWorker: false, lost: 1 })
  tab.listenTo(['odds:1'])
  await settle()
  expect([own, heard.at(-1)]).toEqual([[], 'connecting'])
  fire()
  await settle()
  expect(own).toEqual(['odds:1'])
})

test('closes its own connection after twenty seconds out of view, and is not "off" meanwhile', async () => {
  const { tab, own, heard, due, fire, turn } = createTab({ hasWorker: false })
  tab.listenTo(['odds:1'])
  await settle()
  turn(true)
  expect([own.at(-1), due().map(({ delay }) => delay)]).toEqual(['odds:1', [20_000]])
  fire()
  expect([own.at(-1), heard.at(-1)]).toEqual(['', 'waiting'])
  turn(false)
  expect([own.at(-1), heard.at(-1), due()]).toEqual(['odds:1', 'connecting', []])
})

test('opens no own connection in a hidden tab until it is visible', async () => {
  const { tab, own, turn, fire } = createTab({ hasWorker: false, hidden: true })
  turn(true)
  fire()
  tab.listenTo(['odds:1'])
  await settle()
  expect(own).toEqual([])
  turn(false)
  await settle()
  expect(own.at(-1)).toBe('odds:1')
})

test('keeps its topics while hidden and reports it to the worker', () => {
  const { tab, wishes, turn } = createTab()
  tab.listenTo(['odds:1'])
  turn(true)
  expect(wishes.at(-1)).toMatchObject({ topics: ['odds:1'], hidden: true })
})

test('drops its topics when frozen or left, and requests them again on return', () => {
  const { tab, wishes, due } = createTab()
  tab.listenTo(['odds:1'])
  tab.setAway(true)
  expect([wishes.at(-1)?.topics, due()]).toEqual([[], []])
  tab.setAway(false)
  expect(wishes.at(-1)?.topics).toEqual(['odds:1'])
})

test('stops after a final refusal, until its topics change', () => {
  const { tab, wishes, heard, due, answer } = createTab()
  tab.listenTo(['odds:1'])
  answer({ kind: 'refused', status: 556, text: '' })
  expect([heard, due()]).toEqual([['connecting', 'off', 'refused 556'], []])
  tab.listenTo(['odds:2'])
  expect(wishes.at(-1)?.topics).toEqual(['odds:2'])
})
