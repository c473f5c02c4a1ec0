/** Public interface of the second keeper of seeds, disabled unless configured. */
export { openKeeper } from './keeper-beacon.ts'
export { type KeeperSettings, readKeeper } from './keeper-setting.ts'
export { listSigner } from './list-signature.ts'
