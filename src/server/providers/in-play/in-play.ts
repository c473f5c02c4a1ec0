/** The front door of our own live matches: simulated and recorded ones as a feed. */
export { type InPlayOptions, inPlayBackground } from './in-play-background.ts'
