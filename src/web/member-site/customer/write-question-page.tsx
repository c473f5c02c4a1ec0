import { useParams } from '@tanstack/react-router'
import { categoryOfFlag } from '#domain/community/customer-questions.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { AskForm } from './ask-form.tsx'

/** `/customer/write/{flag?}`: a question with the category from the flag (ROUTE-082, BOARD-006). */
export function Page() {
  const { flag }: { readonly flag?: string } = useParams({ strict: false })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl">문의하기</h1>
      <div className="card p-4">
        <AskForm
          key={flag}
          category={categoryOfFlag(flag)}
          onAsked={id => goTo(`/customer/view/${id}`)}
          onCancel={() => goTo('/customer')}
        />
      </div>
    </div>
  )
}
