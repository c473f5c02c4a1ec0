/** A message of a server-sent event stream. */
export type LiveMessage = {
  readonly event: string
  /** The message's topic; empty when it is about the connection itself. */
  readonly topic: string
  readonly data: string
  /** The id after this message; sent back as `Last-Event-ID` to resume from here. */
  readonly lastEventId: string
}

/**
 * Parses an event stream, cut into any chunks, by the HTML standard: lines end with CR, LF or both; a
 * blank line ends a message; a message without data is ignored. The field `topic` is our own.
 */
export function createLiveParser(onMessage: (message: LiveMessage) => void) {
  let rest = ''
  let event = ''
  let topic = ''
  let data: string[] = []
  let lastEventId = ''

  function readLine(line: string): void {
    if (line === '') endMessage()
    else if (!line.startsWith(':')) readField(line)
  }

  function readField(line: string): void {
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'topic') topic = value
    else if (field === 'id' && !value.includes('\0')) lastEventId = value
  }

  function endMessage(): void {
    if (data.length > 0) onMessage({ event: event || 'message', topic, data: data.join('\n'), lastEventId })
    event = ''
    topic = ''
    data = []
  }

  return (chunk: string): void => {
    rest += chunk
    // A CR at the very end may be half of a CRLF, so it waits for the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}

/** Safari can't iterate a stream, so it is read with a reader. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    reader.releaseLock()
  }
}
