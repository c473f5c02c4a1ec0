/** Reads a topic's state and publishes it, but never publishes a state that changed while it was read. */
export type LatestWord = {
  /** Something has changed: reads and publishes it. Several changes during one read cause one more read. */
  ask(topic: string): void
  /** A newer state was published elsewhere: a read in progress may be older. */
  overtake(topic: string): void
}

/** `read` is repeated until nothing changed during the read; `tell` gets the result. */
export function latestWord<Word>(options: {
  readonly read: (topic: string) => Promise<Word>
  readonly tell: (topic: string, word: Word) => void
  readonly onFault: (fault: unknown) => void
}): LatestWord {
  const { read, tell, onFault } = options
  const underWay = new Map<string, { isOvertaken: boolean }>()
  const begin = async (topic: string): Promise<void> => {
    const reading = { isOvertaken: false }
    underWay.set(topic, reading)
    try {
      const word = await read(topic)
      if (!reading.isOvertaken) tell(topic, word)
    } catch (fault) {
      onFault(fault)
    } finally {
      underWay.delete(topic)
    }
    if (reading.isOvertaken) await begin(topic)
  }
  const overtake = (topic: string): boolean => {
    const reading = underWay.get(topic)
    if (reading) reading.isOvertaken = true
    return reading !== undefined
  }
  return {
    ask: topic => {
      if (!overtake(topic)) void begin(topic)
    },
    overtake: topic => void overtake(topic),
  }
}
