/** The front door of our own live matches: simulated and recorded ones as a feed. */
export { DRILL_CHANNEL, type InPlayOptions, inPlayBackground } from './in-play-background.ts'
