import { topic } from '#server/platform/news/bus.ts'

/** After each committed change of who waits for help with a password: they are nobody's, so that operators alone hear it. */
export const customerQueueChanged = topic<null>('customer-queue-changed', { reach: 'house' })
