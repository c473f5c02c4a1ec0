import { topic } from '#server/platform/news/bus.ts'

/** After each committed act that changed who waits for customer service. */
export const customerQueueChanged = topic<null>('customer-queue-changed', { reach: 'house' })
