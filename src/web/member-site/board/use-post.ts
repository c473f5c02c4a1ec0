import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { boardContract } from '#contract/community/boards.ts'
import { boardTopic } from '#contract/live/live.ts'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { useNewsReread } from '#web/client/live/use-news-reread.ts'

const routes = [boardContract.post, boardContract.comments]

/** A post; loading it counts as a view. Reloads when the post or its comments change. */
export function usePost(postId: number) {
  const answer = useCall(
    boardContract.post,
    { params: { postId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && !isGone(error) },
  )
  useNewsReread({ topic: boardTopic(postId), event: 'board', routes })
  const isRead = answer.data !== undefined
  useEffect(() => {
    if (isRead) void call(boardContract.seen, { params: { postId } })
  }, [postId, isRead])
  return { answer, isGone: isGone(answer.error) }
}

/** A page of its comments, newest first. */
export const useComments = (postId: number, page: number) =>
  useCall(
    boardContract.comments,
    { params: { postId }, query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0, retry: (tries, error) => tries < 2 && !isGone(error) },
  )

const isGone = (error: Error | null): boolean => error instanceof CallError && error.refusal.status === 404
