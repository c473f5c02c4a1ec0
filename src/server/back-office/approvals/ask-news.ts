import type { Bus } from '#server/platform/news/bus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { tellContentChanged } from '#server/site/site.ts'

/** Makes open back-office pages reload the requests that wait for a second operator. */
export const tellAsksChanged = (tx: Tx, bus: Bus): void => tellContentChanged(tx, { bus }, 'approvals')
