/** Public interface of the LSports TRADE360 adapter: a professional feed over AMQP. */
export { lsportsBackgrounds, startLsports } from './lsports-background.ts'
export { type LsportsSettings, readLsportsSettings } from './lsports-settings.ts'
