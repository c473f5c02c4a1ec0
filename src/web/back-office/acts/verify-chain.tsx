import { useMutation } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { load } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'

/** Verifies the hash chain of the whole log and reports any change. */
export function VerifyChain() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => load(backOfficeContract.verifyActs),
  })
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="text-sm">
        {error && <span className="text-danger">{error.message}</span>}
        {data && <Verdict verdict={data} />}
      </p>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        <ShieldCheck aria-hidden size={15} />
        로그 검증
      </Button>
    </div>
  )
}

type Verified = Output<typeof backOfficeContract.verifyActs>

/** Result of the verification, including the chain heads stored outside the database (X5). */
function Verdict({ verdict: { count, brokenAt, heads } }: { readonly verdict: Verified }) {
  if (brokenAt !== null) return <Broken at={brokenAt} />
  if (heads !== null && heads.brokenAt !== null) return <Broken at={heads.brokenAt} />
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 font-semibold text-jade">
      <ShieldCheck aria-hidden size={15} />
      {`${formatFigure(count)}건 모두 원본과 같습니다.`}
      {heads !== null && heads.checked > 0 && (
        <span className="font-medium text-dim">{`따로 보관한 봉인 ${formatFigure(heads.checked)}건과 일치`}</span>
      )}
    </span>
  )
}

const Broken = ({ at }: { readonly at: number }) => (
  <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
    <ShieldAlert aria-hidden size={15} />
    {`${formatFigure(at)}번 작업에서 로그가 훼손되었습니다.`}
  </span>
)
