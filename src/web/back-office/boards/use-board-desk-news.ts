import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { BOARD_DESK_TOPIC } from '#contract/live/live.ts'
import { useNewsReread } from '#web/client/live/use-news-reread.ts'

const news = {
  topic: BOARD_DESK_TOPIC,
  event: 'board-desk',
  routes: [boardOperatorContract.posts, boardOperatorContract.post, boardOperatorContract.reported],
}

/** Posts, comments and complaints that come while the desk is open appear by themselves. */
export const useBoardDeskNews = (): void => useNewsReread(news)
