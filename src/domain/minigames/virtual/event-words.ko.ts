import {
  isBasketballDraw,
  isBasketballEvent,
  isRaceDraw,
  isRaceEvent,
  isSoccerDraw,
  isSoccerEvent,
} from '../draw-guards.ts'
import { runnerName, teamName } from './names.ko.ts'

/** A side of a match: its name and its expected score. */
export type SideWords = { readonly name: string; readonly strength: string }

/** A runner: number, name and chance to win in percent. */
export type RunnerWords = { readonly number: number; readonly name: string; readonly percent: number }

/** An event for display: two sides, or runners by number. */
export type EventWords =
  | { readonly sort: 'match'; readonly home: SideWords; readonly away: SideWords }
  | { readonly sort: 'race'; readonly runners: readonly RunnerWords[] }

type VenueOf = { readonly kind: string; readonly gameId: number }

/** Formats 155 as "1.55". */
const hundredths = (mean: number): string =>
  `${Math.floor(mean / 100)}.${String(mean % 100).padStart(2, '0')}`

/** Returns the known facts of an event as text, from its plain data; undefined for other data. */
export function eventWords({ kind, gameId }: VenueOf, event: unknown): EventWords | undefined {
  if (kind === 'virtual-soccer' && isSoccerEvent(event))
    return {
      sort: 'match',
      home: { name: teamName(gameId, event.home), strength: `기대득점 ${hundredths(event.homeMean)}` },
      away: { name: teamName(gameId, event.away), strength: `기대득점 ${hundredths(event.awayMean)}` },
    }
  if (kind === 'virtual-basketball' && isBasketballEvent(event))
    return {
      sort: 'match',
      home: { name: teamName(gameId, event.home), strength: `기대득점 ${event.homeRating}` },
      away: { name: teamName(gameId, event.away), strength: `기대득점 ${event.awayRating}` },
    }
  if ((kind === 'virtual-dog' || kind === 'virtual-horse') && isRaceEvent(event)) {
    const whole = event.weights.reduce((sum, weight) => sum + weight, 0)
    return {
      sort: 'race',
      runners: event.weights.map((weight, place) => ({
        number: place + 1,
        name: runnerName(kind, event.names[place] ?? 0),
        percent: (100 * weight) / whole,
      })),
    }
  }
  return undefined
}

/** "프랑스 vs 독일"; empty for a race, whose name is its round. */
export const eventTitle = (words: EventWords | undefined): string =>
  words?.sort === 'match' ? `${words.home.name} vs ${words.away.name}` : ''

/** The title of an event to come; for a race its favourite: "우승 후보 4번 검은화살". */
export function upcomingTitle(words: EventWords | undefined): string {
  if (words?.sort !== 'race') return eventTitle(words)
  const [favourite] = words.runners.toSorted((one, other) => other.percent - one.percent)
  return favourite ? `우승 후보 ${favourite.number}번 ${favourite.name}` : ''
}

/** The competitors of a draw; undefined for data that is no draw of a virtual sport. */
export const drawnEvent = (venue: VenueOf, draw: unknown): EventWords | undefined =>
  isSoccerDraw(draw) || isBasketballDraw(draw) || isRaceDraw(draw) ? eventWords(venue, draw.event) : undefined

const PLACES_NAMED = 3

/** A draw with its competitors: "프랑스 2:0 독일", "4번 검은화살, 1번 새벽안개, 6번 은빛바람". */
export function drawnEventText(venue: VenueOf, draw: unknown): string | undefined {
  const words = drawnEvent(venue, draw)
  if (words?.sort === 'race' && isRaceDraw(draw))
    return draw.order
      .slice(0, PLACES_NAMED)
      .map(number => `${number}번 ${words.runners[number - 1]?.name ?? ''}`)
      .join(', ')
  if (words?.sort !== 'match') return undefined
  const { home, away } = words
  if (isSoccerDraw(draw)) return `${home.name} ${draw.homeGoals}:${draw.awayGoals} ${away.name}`
  return isBasketballDraw(draw)
    ? `${home.name} ${draw.homePoints}:${draw.awayPoints} ${away.name}`
    : undefined
}

/** The competitor that a pick refers to: the team of a side, the runner of a number. */
export function eventNote(
  kind: string,
  { gameId, event }: { readonly gameId: number; readonly event: unknown },
  { market, pick }: { readonly market: string; readonly pick: string },
): string | undefined {
  const words = eventWords({ kind, gameId }, event)
  if (words?.sort === 'match') {
    if (pick === 'home') return words.home.name
    return pick === 'away' ? words.away.name : undefined
  }
  if (words?.sort !== 'race' || (market !== 'winner' && market !== 'place')) return undefined
  return words.runners.find(({ number }) => String(number) === pick)?.name
}

type Labelled = { readonly market: string; readonly pick: string; readonly label: string }

/** A pick with its competitor, for display without the event: "홈 (프랑스)", "3-1 (검은화살, 새벽안개)". */
export function eventPickText(
  kind: string,
  at: { readonly gameId: number; readonly event: unknown },
  { market, pick, label }: Labelled,
): string {
  const who =
    eventNote(kind, at, { market, pick }) ??
    orderNames(eventWords({ kind, gameId: at.gameId }, at.event), pick)
  return who === undefined ? label : `${label} (${who})`
}

/** The names of the runners of an order such as "3-1". */
function orderNames(words: EventWords | undefined, pick: string): string | undefined {
  if (words?.sort !== 'race' || !/^\d+(-\d+)+$/.test(pick)) return undefined
  const nameOf = (number: string) => words.runners.find(one => String(one.number) === number)?.name
  return pick
    .split('-')
    .flatMap(number => nameOf(number) ?? [])
    .join(', ')
}
