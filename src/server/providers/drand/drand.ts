/** Public interface of drand: public randomness as the beacon of draws, disabled unless configured. */
export { openDrand } from './drand-beacon.ts'
export { type DrandSettings, readDrand } from './drand-setting.ts'
