/** A PostgreSQL notification holds at most 8,000 bytes. */
const PAYLOAD_BYTES_MAX = 7_900

/** A message to another process: its topic and content. */
export type TopicMessage = readonly [topic: string, message: unknown]

/**
 * Packs messages into notifications: many small ones in one, a large one in several. Each begins with the sender, its
 * sequence number (so that readers skip their own and detect missing ones) and the number of pages that follow.
 */
export function noticeWriter(sender: string, bytesMax: number = PAYLOAD_BYTES_MAX) {
  let number = 0
  const page = (following: number, text: string) => `${sender} ${++number} ${following} ${text}`
  return {
    write(messages: readonly TopicMessage[]): string[] {
      const room = bytesMax - sender.length - 24
      const notices: string[] = []
      for (const text of packed(messages.map(toAscii), room)) {
        const count = Math.max(1, Math.ceil(text.length / room))
        for (let index = 0; index < count; index++)
          notices.push(page(count - index - 1, text.slice(index * room, (index + 1) * room)))
      }
      return notices
    },
    /** Makes readers detect that something was not sent. */
    skip(): void {
      number += 1
    },
  }
}

/** One byte per character, so that a text can be cut anywhere. */
const toAscii = (message: TopicMessage): string =>
  JSON.stringify(message).replace(
    /[\u0080-\uffff]/g,
    one => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Lists of messages as JSON, each as full as the size allows. */
function packed(messages: readonly string[], room: number): string[] {
  const texts: string[] = []
  let batch: string[] = []
  let length = 2
  for (const message of messages) {
    if (batch.length > 0 && length + message.length > room) {
      texts.push(`[${batch.join(',')}]`)
      batch = []
      length = 2
    }
    batch.push(message)
    length += message.length + 1
  }
  return batch.length > 0 ? [...texts, `[${batch.join(',')}]`] : texts
}

type Reading = { number: number; pages: string[] }

/** Reads the notifications of all other senders; calls `onGap` when one is missing. */
export function noticeReader(
  own: string,
  onTold: (told: TopicMessage, sender: string) => void,
  onGap: () => void,
) {
  const senders = new Map<string, Reading>()
  return (payload: string): void => {
    const [, sender = '', digits, following, text = ''] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(payload) ?? []
    if (sender === '' || sender === own) return
    const number = Number(digits)
    const known = senders.get(sender)
    const isNext = known === undefined || number === known.number + 1
    const pages = isNext ? [...(known?.pages ?? []), text] : [text]
    senders.set(sender, { number, pages: following === '0' ? [] : pages })
    if (!isNext) onGap()
    if (following === '0') for (const told of parse(pages.join(''))) onTold(told, sender)
  }
}

/** Empty when the first pages are missing. */
function parse(text: string): readonly TopicMessage[] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
