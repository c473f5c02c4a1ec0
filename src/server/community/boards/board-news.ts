import { topic } from '#server/platform/news/bus.ts'

/**
 * After each committed act on the free board: which post is to be read again by whoever has it open, and whether the list
 * is as well.
 */
export const boardChanged = topic<{ readonly postId: number; readonly inList: boolean }>('board-changed', {
  reach: 'house',
})
