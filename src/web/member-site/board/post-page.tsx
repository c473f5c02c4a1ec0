import { useParams } from '@tanstack/react-router'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Comments } from './comments.tsx'
import { PostArticle } from './post-article.tsx'
import { usePost } from './use-post.ts'

/** A post of the free board; an unknown, hidden or deleted one is a 404 (ROUTE-079). */
export function Page() {
  const { postId = '' }: { readonly postId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(postId)) throw pageNotFound()
  return <ReadPost key={postId} postId={Number(postId)} />
}

function ReadPost({ postId }: { readonly postId: number }) {
  const { answer, isGone } = usePost(postId)
  if (isGone) throw pageNotFound()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
      {post => (
        <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-4">
          <PostArticle post={post} />
          <Comments postId={postId} />
        </div>
      )}
    </AnswerView>
  )
}
