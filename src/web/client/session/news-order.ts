/** Whether the answer, now that it is here, is the last word. Asked once, when it is taken in. */
export type IsLastWord = () => boolean

/**
 * Orders the words on one figure. The live line tells it with each change; an answer tells it too, and may have been
 * overtaken on its way.
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
    /** The live line has told. */
    hear(): void {
      heard += 1
      told += 1
    },
    /** The figure is asked for: whatever is told before its answer comes may be newer. */
    ask(): IsLastWord {
      const since = told
      return unless(() => told !== since)
    },
    /**
     * An act begins, whose answer tells what it left. What was read meanwhile may be of before the act, but not what was
     * heard: the line tells of the act as well.
     */
    act(): IsLastWord {
      const since = heard
      return unless(() => heard !== since)
    },
  }
}
