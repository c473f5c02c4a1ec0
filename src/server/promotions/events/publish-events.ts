import type { EventPageName } from '#contract/promotions/events.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { cleanHtml } from '#server/site/site.ts'
import { putEventPage } from './event-pages.sql.ts'
import { type EventDraft, hasEvents, insertEvent, lockEvents } from './events.sql.ts'

/** Publishes the default events and fixed pages if there is no event yet. */
export const publishEvents = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  drafts: readonly EventDraft[],
  pages: Readonly<Partial<Record<EventPageName, string>>>,
): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database concurrently.
    await lockEvents(tx)
    if (await hasEvents(tx)) return
    for (const draft of drafts) {
      const event = { ...draft, contents: cleanHtml(draft.contents), operatorId: null, key: null }
      await insertEvent(tx, event, clock.now())
    }
    for (const [name, html] of Object.entries(pages) as [EventPageName, string][])
      await putEventPage(tx, name, cleanHtml(html))
  })
