import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { CUSTOMER_QUEUE_TOPIC } from '#contract/live/live.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'

/** Has the queue and what is open of it read again whenever somebody asks, answers or ends a question. */
export function useQueueNews(): void {
  const queryClient = useQueryClient()
  useLiveTopics([CUSTOMER_QUEUE_TOPIC])
  useEffect(
    () =>
      onLive('customer-queue', () => {
        const { questions, question, passwords, waiting } = customerOperatorContract
        for (const route of [questions, question, passwords, waiting]) void readAgain(queryClient, route)
      }),
    [queryClient],
  )
}
