/** Public interface of the replay: recorded real matches as a feed. */
export { loadReplayFeed, type ReplayOptions, replayBackground } from './replay-background.ts'
