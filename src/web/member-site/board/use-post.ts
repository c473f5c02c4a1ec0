import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { boardContract } from '#contract/boards.ts'
import { boardTopic, type LiveBoardFrame } from '#contract/live/live.ts'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'

/** A post; it counts as seen, and is read again when it or its comments change. */
export function usePost(postId: number) {
  const queryClient = useQueryClient()
  const answer = useCall(
    boardContract.post,
    { params: { postId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && !isGone(error) },
  )
  useLiveTopics([boardTopic(postId)])
  useEffect(
    () =>
      onLive('board', data => {
        if ((data as LiveBoardFrame).postId !== postId) return
        void readAgain(queryClient, boardContract.post)
        void readAgain(queryClient, boardContract.comments)
      }),
    [postId, queryClient],
  )
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
