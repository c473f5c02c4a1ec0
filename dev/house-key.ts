// `npm run -s house:key`: prints the public key with which this site signs its lists of bets, for the second keeper
// (docs/fairness.md). With the same HANPAN_KEY or HANPAN_DATA as the site.

import { sealWith } from '#server/platform/process/seal.ts'
import { readHouseKey, WrongSetting } from '#server/platform/process/settings.ts'
import { listSigner } from '#server/providers/keeper/keeper.ts'
import { dataFolder } from './ground/data-folder.ts'
import { houseKeyOf } from './ground/house-key.ts'

try {
  const key = houseKeyOf(readHouseKey(process.env), dataFolder())
  process.stdout.write(`${listSigner(sealWith(key)).publicKey}\n`)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
