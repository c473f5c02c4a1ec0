import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { boardContract } from '#contract/community/boards.ts'
import { useSession } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { WriteForm } from './write-form.tsx'
import { ClosedNote, PostRulesNote } from './writing-rules.tsx'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** 글쓰기: a new post, with the own bet from the URL (ROUTE-078, BOARD-003, handbook 6.5). */
export function Page() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const memberId = useSession()?.user.id
  const { bet = '' }: { readonly bet?: string } = useSearch({ strict: false })
  const betId = UUID.test(bet) ? bet : undefined
  const open = (postId: number) => {
    void readAgain(queryClient, boardContract.list)
    void navigate({ to: `/free/view/${postId}`, replace: true })
  }
  return (
    <div className="settles grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl">글쓰기</h1>
        <PostRulesNote />
      </header>
      <ClosedNote />
      {memberId !== undefined && (
        <WriteForm
          key={`${memberId} ${betId}`}
          memberId={memberId}
          betId={betId}
          onWritten={open}
          onCancel={() => void navigate({ to: '/free' })}
        />
      )}
    </div>
  )
}
