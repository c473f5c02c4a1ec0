import { topic } from '#server/platform/news/bus.ts'

/** After scores of a tournament have changed: whoever has a ranking open reads it again. */
export const standingsChanged = topic<{ readonly tournamentId: number }>('tournament-standings-changed', {
  reach: 'house',
})
