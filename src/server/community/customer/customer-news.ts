import { topic } from '#server/platform/news/bus.ts'

/**
 * Published after each committed change of the password requests; only operators receive it, since these belong to no
 * member.
 */
export const customerQueueChanged = topic<null>('customer-queue-changed', { reach: 'house' })
