/** The front door of drand: public randomness as the beacon of draws, off unless it is set. */
export { openDrand } from './drand-beacon.ts'
export { type DrandSettings, readDrand } from './drand-setting.ts'
