/** Public interface of our own live matches: simulated and recorded ones as a feed. */
export { inPlayBackground } from './in-play-background.ts'
