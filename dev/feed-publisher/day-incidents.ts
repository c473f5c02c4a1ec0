import type { SportId } from '#domain/ids.ts'
import { BREAK } from '#domain/sports/period-codes.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import type { ScoreFact } from '#server/fixtures/fixtures.ts'
import { danger, scoreEvent, type WireEvent, type WireIncident } from './wire-events.ts'
import { playerOf } from './wire-fixture.ts'
import { wireResults } from './wire-livescore.ts'
import { wireMoment } from './wire-text.ts'

/**
 * Generates the livescore data that a recorded score lacks from the changes of the score. The same match always gives
 * the same data.
 */
export type DayIncidents = { eventOf(fact: ScoreFact, sportId: SportId | undefined): WireEvent }

const [CORNER, YELLOW_CARD, GOAL, SCORE] = [1, 6, 9, 27]
const [GENERAL_DANGER, CORNER_DANGER] = [1, 3]
const [NO_DESCRIPTION, HALF_TIME] = [0, 1]
const CONFIRMED = 0
/** Seconds of the clock between two cards, in football. */
const CARD_EVERY = 900
/** Sports with a score per rally or basket. Only the latest incident is sent. */
const KEPT_ELSEWHERE = 10

/** A warning is sent with a score and then withdrawn kind by kind, so that none remains. */
const WARNING_OVER = 3

type Story = { score: ScoreFact | undefined; warning: number; readonly incidents: WireIncident[] }

export function dayIncidents(): DayIncidents {
  const stories = new Map<number, Story>()
  return {
    eventOf: (fact, sportId) => {
      const story = stories.get(fact.fixtureId) ?? { score: undefined, warning: WARNING_OVER, incidents: [] }
      stories.set(fact.fixtureId, story)
      const scored = sidesThatScored(story.score, fact)
      story.incidents.push(...scored.flatMap(position => scoring(fact, position, sportId)))
      if (sportId === FOOTBALL) story.incidents.push(...cards(story.score, fact))
      else story.incidents.splice(0, Math.max(0, story.incidents.length - KEPT_ELSEWHERE))
      if (story.warning < WARNING_OVER) story.warning += 1
      else if (scored.length > 0) story.warning = 0
      story.score = fact
      return scoreEvent(fact, story.incidents, {
        Description: fact.periodCode === BREAK ? HALF_TIME : NO_DESCRIPTION,
        DangerTriggers: dangersOf(story, fact),
        CurrentIncident: scored.length > 0 ? currentOf(fact) : null,
      })
    },
  }
}

function sidesThatScored(before: ScoreFact | undefined, after: ScoreFact): (1 | 2)[] {
  return [
    ...(after.home > (before?.home ?? 0) ? [1 as const] : []),
    ...(after.away > (before?.away ?? 0) ? [2 as const] : []),
  ]
}

/** In football a score is sent as two incidents: the general one and a goal. */
const scoring = (fact: ScoreFact, position: 1 | 2, sportId: SportId | undefined): WireIncident[] =>
  (sportId === FOOTBALL ? [SCORE, GOAL] : [SCORE]).map(type => incident(fact, type, position))

function cards(before: ScoreFact | undefined, after: ScoreFact): WireIncident[] {
  const turn = (score: ScoreFact | undefined) => Math.floor((score?.clockSeconds ?? 0) / CARD_EVERY)
  return turn(after) > turn(before) ? [incident(after, CORNER, 1), incident(after, YELLOW_CARD, 2)] : []
}

function incident(fact: ScoreFact, type: number, position: 1 | 2): WireIncident {
  const player = playerOf(fact.fixtureId, position)
  return {
    Period: fact.periodCode,
    IncidentType: type,
    Seconds: fact.clockSeconds ?? -1,
    ParticipantPosition: String(position),
    PlayerId: String(player.Id),
    PlayerName: player.Name,
    Results: wireResults(fact.home, fact.away),
    Players: { Item1: [player], Item2: [] },
  }
}

function dangersOf({ warning }: Story, { at }: ScoreFact) {
  if (warning === 0) return [danger(GENERAL_DANGER, true, at), danger(CORNER_DANGER, true, at)]
  if (warning === 1) return [danger(CORNER_DANGER, false, at)]
  return warning === 2 ? [danger(GENERAL_DANGER, false, at)] : null
}

const currentOf = ({ at }: ScoreFact) => ({
  Id: SCORE,
  Name: 'Score',
  LastUpdate: wireMoment(at),
  Confirmation: CONFIRMED,
})
