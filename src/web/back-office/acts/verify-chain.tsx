import { useMutation } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { load } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'

/** Goes through the chain of hashes over the whole log and says whether anything in it was changed. */
export function VerifyChain() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => load(backOfficeContract.verifyActs),
  })
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="text-sm">
        {error && <span className="text-danger">{error.message}</span>}
        {data && (data.brokenAt === null ? <Whole count={data.count} /> : <Broken at={data.brokenAt} />)}
      </p>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        <ShieldCheck aria-hidden size={15} />
        로그 검증
      </Button>
    </div>
  )
}

const Whole = ({ count }: { readonly count: number }) => (
  <span className="inline-flex items-center gap-1.5 font-semibold text-jade">
    <ShieldCheck aria-hidden size={15} />
    {`${formatFigure(count)}건 모두 원본과 같습니다.`}
  </span>
)

const Broken = ({ at }: { readonly at: number }) => (
  <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
    <ShieldAlert aria-hidden size={15} />
    {`${formatFigure(at)}번 작업에서 로그가 훼손되었습니다.`}
  </span>
)
