import { topic } from '#server/platform/news/bus.ts'

/** Published after scores of a tournament have changed: open rankings reload it. */
export const standingsChanged = topic<{ readonly tournamentId: number }>('tournament-standings-changed', {
  reach: 'house',
})
