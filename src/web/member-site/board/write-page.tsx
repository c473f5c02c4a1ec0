import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { boardContract } from '#contract/boards.ts'
import { useSession } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { WriteForm } from './write-form.tsx'

/** 글쓰기: a new post for the free board (ROUTE-078, BOARD-003). */
export function Page() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const memberId = useSession()?.user.id
  const open = (postId: number) => {
    void readAgain(queryClient, boardContract.list)
    void navigate({ to: `/free/view/${postId}`, replace: true })
  }
  return (
    <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">글쓰기</h1>
      {memberId !== undefined && (
        <WriteForm
          key={memberId}
          memberId={memberId}
          onWritten={open}
          onCancel={() => void navigate({ to: '/free' })}
        />
      )}
    </div>
  )
}
