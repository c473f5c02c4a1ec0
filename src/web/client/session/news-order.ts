/** True when the response is the newest data on arrival. Call it once, when applying the response. */
export type IsLastWord = () => boolean

/**
 * Orders updates of one value. The live connection sends each change; responses contain the value too,
 * and may be outdated on arrival.
 */
export function createNewsOrder() {
  let heard = 0
  let told = 0
  const unless = (isOvertaken: () => boolean): IsLastWord => {
    return () => {
      if (isOvertaken()) return false
      told += 1
      return true
    }
  }
  return {
    /** A live update arrived. */
    hear(): void {
      heard += 1
      told += 1
    },
    /** A read starts: any update before its response may be newer. */
    ask(): IsLastWord {
      const since = told
      return unless(() => told !== since)
    },
    /**
     * An operation starts, whose response has the resulting value. Reads during it may be from before the
     * operation, but live updates are not, because they include the operation.
     */
    act(): IsLastWord {
      const since = heard
      return unless(() => heard !== since)
    },
  }
}
