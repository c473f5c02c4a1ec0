import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects the bench's own garbage before its clock starts, so that the server does not pay for it. Objects that the
 * bench still needs move to the old generation, so minor collections no longer copy them.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
