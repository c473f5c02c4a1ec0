import { expect } from 'vitest'
import type { LiveOddsFrame } from '#contract/live/live.ts'
import type { LiveMessage } from '#server/platform/live/live.ts'

export type LiveConnection = Awaited<ReturnType<typeof openConnection>>

/**
 * Opens a browser's connection and reads until it is closed. The path is below the origin: `/api/live?topics=odds:1`.
 */
export async function openConnection(url: string, token: string, lastId = '') {
  const hangUp = new AbortController()
  const answer = await fetch(url, {
    headers: { 'x-auth-token': token, ...(lastId && { 'last-event-id': lastId }) },
    signal: hangUp.signal,
  })
  let text = ''
  let isOver = false
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  const messages = (): LiveMessage[] =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event = '', data = '']) => ({
      event,
      data: JSON.parse(data),
    }))
  const told = <T>(event: string): T[] =>
    messages()
      .filter(one => one.event === event)
      .map(one => one.data as T)
  return {
    answer,
    messages,
    /** Returns the messages of one event. */
    told,
    /** Returns the topics of the messages of one event; empty for messages without a topic. */
    topicsOf: (event: string) =>
      [...text.matchAll(/event: (\w+)\ndata: .*\n(?:topic: (.*)\n)?/g)].flatMap(([, name, topic = '']) =>
        name === event ? [topic] : [],
      ),
    odds: () => told<LiveOddsFrame>('odds'),
    has: (event: string) => expect.poll(() => messages().some(one => one.event === event)).toBe(true),
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
    /** The server has closed the connection. */
    isOver: () => isOver,
    hangUp: async () => {
      hangUp.abort()
      await reading
    },
  }
}
