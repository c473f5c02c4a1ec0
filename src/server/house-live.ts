import {
  BOARD_TOPIC,
  boardTopic,
  DESK_TOPIC,
  type LiveBoardFrame,
  type LiveDeskFrame,
  type LiveMemberFrame,
  type LiveTournamentFrame,
  MEMBER_TOPIC,
  TOURNAMENT_TOPIC,
} from '#contract/live/live.ts'
import { MINIGAME_TOPIC } from '#contract/live/live-minigames.ts'
import type { MemberId } from '#domain/ids.ts'
import { betAccepted, betAnswered, betCancelled, betWaiting, memberBalance } from '#server/bets/bets.ts'
import {
  boardChanged,
  type Community,
  customerQueueChanged,
  unreadChanged,
} from '#server/community/community.ts'
import { askedInplayTopic, type Fixtures, isFixtureTopic } from '#server/fixtures/fixtures.ts'
import type { Members } from '#server/members/members.ts'
import type { Minigames } from '#server/minigames/minigames.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { Live, type LiveMessage } from '#server/platform/live/live.ts'
import { type LiveDoor, openLiveDoor } from '#server/platform/live/live-route.ts'
import { latestWord } from '#server/platform/news/latest-word.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type UnderWay, underWay } from '#server/platform/work/under-way.ts'
import { pointsChanged, standingsChanged } from '#server/promotions/promotions.ts'
import { betSettled } from '#server/settlement/settlement.ts'
import { contentChanged } from '#server/site/site.ts'

/** The live events of this process, and their endpoints. */
export type HouseLive = LiveDoor & {
  readonly live: Live
  /** Stops receiving events, and waits for reads in progress. */
  close(): Promise<void>
}

type LiveDeps = Pick<Deps, 'bus' | 'log'> & {
  readonly fixtures: Pick<Fixtures, 'stream'>
  readonly members: Pick<Members, 'findRecord' | 'admit' | 'onChange'>
  readonly community: Pick<Community, 'findUnreadCount'>
  readonly minigames: Pick<Minigames, 'live'>
}

/** The in-play sources of the spec (API-045). */
const inplayStream = { path: 'inplay/stream', topicOf: askedInplayTopic }

/** Combines the live events of all features: changes of the book, and each member's own figures and bets. */
export function openHouseLive({ bus, log, fixtures, members, community, minigames }: LiveDeps): HouseLive {
  const onFault = (err: unknown) => log.warn({ err }, 'live news')
  const reading = underWay()
  const snapshot = async (topic: string) =>
    (await fixtures.stream.snapshot(topic)) ??
    (isNewsTopic(topic) ? [] : undefined) ??
    (topic === MINIGAME_TOPIC ? await minigames.live.snapshot() : undefined) ??
    (await Promise.all([memberFigures(members, topic), memberUnread(community, topic)])).flat()
  const live = new Live({ snapshot: topic => reading.keep(snapshot(topic)), onFault })
  const stopFollowing = fixtures.stream.follow(live, bus, onFault)
  const stopRounds = minigames.live.follow(live)
  const stops = [
    ...hearMembers({ bus, members, community, live, onFault, reading }),
    ...hearCommunity(bus, live),
    ...hearForDesk(bus, live),
    hearTournaments(bus, live),
  ]
  const door = openLiveDoor({ live, admit: members.admit, resolveTopic, streams: [inplayStream] })
  members.onChange(door.askAgain)
  return {
    ...door,
    live,
    close: async () => {
      for (const stop of stops) stop()
      await stopFollowing()
      await stopRounds()
      await reading.done()
    },
  }
}

type MemberNews = Pick<LiveDeps, 'bus' | 'members' | 'community'> & {
  readonly live: Live
  readonly reading: UnderWay
  readonly onFault: (fault: unknown) => void
}

/** Publishes to members changes of their figures, bets and messages; returns a function that stops it. */
function hearMembers({ bus, members, community, live, reading, onFault }: MemberNews): (() => void)[] {
  const wordOn = (key: string, read: (topic: string) => Promise<readonly LiveMessage[]>) =>
    latestWord({
      read: topic => reading.keep(read(topic)),
      tell: (topic, messages) => messages.forEach(message => void live.publish(topic, key, message)),
      onFault,
    })
  const figures = wordOn('figures', topic => memberFigures(members, topic))
  const unread = wordOn('unread', topic => memberUnread(community, topic))
  const tellBalance = (topic: string, balance: number) => {
    figures.overtake(topic)
    live.publish(topic, 'figures', memberMessage({ emoney: balance }))
  }
  return [
    bus.subscribe(memberBalance, ({ memberId, balance }) => {
      const topic = topicOf(memberId)
      if (live.isHeard(topic)) tellBalance(topic, balance)
    }),
    bus.subscribe(betAccepted, ({ memberId, betId, balance }) => {
      const topic = topicOf(memberId)
      if (!live.isHeard(topic)) return
      tellBalance(topic, balance)
      live.publish(topic, `accepted:${betId}`, memberMessage({ accepted: { betId } }))
    }),
    bus.subscribe(betCancelled, ({ memberId, betId, balance }) => {
      const topic = topicOf(memberId)
      if (!live.isHeard(topic)) return
      tellBalance(topic, balance)
      live.publish(topic, `cancelled:${betId}`, memberMessage({ cancelled: { betId } }))
    }),
    bus.subscribe(betWaiting, ({ memberId, id, frame }) =>
      live.publish(topicOf(memberId), `waiting:${id}`, memberMessage({ waiting: frame })),
    ),
    bus.subscribe(betAnswered, ({ memberId, id, frame }) =>
      live.publish(topicOf(memberId), `answered:${id}`, memberMessage({ answered: frame })),
    ),
    bus.subscribe(betSettled, ({ memberId, betId, statusCode, payout, again }) => {
      const topic = topicOf(memberId)
      if (!live.isHeard(topic)) return
      const settled = { betId, status: statusCode, payout: payout ?? 0, ...(again && { again }) }
      live.publish(topic, `settled:${betId}`, memberMessage({ settled }))
      // Many bets of a member may be settled at once; only the final balance is sent.
      figures.ask(topic)
    }),
    bus.subscribe(pointsChanged, ({ memberId }) => {
      const topic = topicOf(memberId)
      if (live.isHeard(topic)) figures.ask(topic)
    }),
    bus.subscribe(unreadChanged, ({ memberId }) => {
      for (const topic of heardTopicsOf(live, memberId)) unread.ask(topic)
    }),
    bus.subscribe(contentChanged, ({ part, memberId }) => {
      for (const topic of heardTopicsOf(live, memberId))
        live.publish(topic, `changed:${part}`, memberMessage({ changed: part }))
    }),
  ]
}

/** Notifies open boards and posts to reload. */
const hearCommunity = (bus: Deps['bus'], live: Live): (() => void)[] => {
  const board = (topic: string, data: LiveBoardFrame) =>
    live.publish(topic, 'board', { event: 'board', data })
  return [
    bus.subscribe(boardChanged, ({ postId }) => {
      board(boardTopic(postId), { postId })
      board(BOARD_TOPIC, { postId: null })
    }),
  ]
}

/** Notifies operators which parts of the site a member has just changed, so that their open pages show it at once. */
const hearForDesk = (bus: Deps['bus'], live: Live): (() => void)[] => {
  const tell = (part: LiveDeskFrame['part']) =>
    live.publish(DESK_TOPIC, part, { event: 'desk', data: { part } satisfies LiveDeskFrame })
  return [
    bus.subscribe(contentChanged, ({ part, memberId }) => {
      // Events for all members reach operators anyway.
      if (memberId !== null) tell(part)
    }),
    bus.subscribe(boardChanged, () => tell('boards')),
    bus.subscribe(customerQueueChanged, () => tell('customer')),
  ]
}

/** Notifies open rankings to reload. */
const hearTournaments = (bus: Deps['bus'], live: Live): (() => void) =>
  bus.subscribe(standingsChanged, ({ tournamentId }) =>
    live.publish(TOURNAMENT_TOPIC, String(tournamentId), {
      event: 'tournament',
      data: { tournamentId } satisfies LiveTournamentFrame,
    }),
  )

/** Topics without a state: they only announce that something must be reloaded. */
const isNewsTopic = (name: string): boolean =>
  name === BOARD_TOPIC ||
  name === DESK_TOPIC ||
  name === TOURNAMENT_TOPIC ||
  /^board:[1-9]\d{0,14}$/.test(name)

/** The topic that a caller may subscribe to; `member` means the caller's own events. */
function resolveTopic(name: string, caller: Caller): string | undefined {
  if (name === MEMBER_TOPIC) return topicOf(caller.memberId)
  if (name === DESK_TOPIC) return caller.kind === 'operator' ? name : undefined
  return isFixtureTopic(name) || isNewsTopic(name) || name === MINIGAME_TOPIC ? name : undefined
}

/** Open topics of a member's connections, or of all members'. */
const heardTopicsOf = (live: Live, memberId: MemberId | null): readonly string[] =>
  memberId === null ? live.heardTopics(topicOf('')) : [topicOf(memberId)].filter(topic => live.isHeard(topic))

const topicOf = (memberId: MemberId | ''): string => `${MEMBER_TOPIC}:${memberId}`

const memberOf = (topic: string): MemberId => Number(topic.slice(MEMBER_TOPIC.length + 1)) as MemberId

const memberMessage = (data: LiveMemberFrame): LiveMessage => ({ event: 'member', data })

async function memberFigures(members: LiveDeps['members'], topic: string): Promise<readonly LiveMessage[]> {
  const record = await members.findRecord(memberOf(topic))
  return record ? [memberMessage({ emoney: record.wallet, point: record.points })] : []
}

const memberUnread = async (
  { findUnreadCount }: LiveDeps['community'],
  topic: string,
): Promise<readonly LiveMessage[]> => [
  memberMessage({ unReadMessage: await findUnreadCount(memberOf(topic)) }),
]
