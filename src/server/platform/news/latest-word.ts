/** What is read of a matter and told; nothing is told that news may have overtaken while it was read. */
export type LatestWord = {
  /** Something has changed: it is read and told. Many changes during one reading ask for one more. */
  ask(topic: string): void
  /** Newer word was given by other means: what is being read may be from before it. */
  overtake(topic: string): void
}

/** `read` is begun anew until nothing happened meanwhile; `tell` gets what it brought. */
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
