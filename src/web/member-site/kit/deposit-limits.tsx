import { Link } from '@tanstack/react-router'
import { protectionContract } from '#contract/account/protection.ts'
import { amountWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import { useCall } from '#web/client/api/api.ts'

/** The member's deposit limits with the rest of each, or an offer to set one (field P1). */
export function DepositLimits() {
  const { data } = useCall(protectionContract.state, undefined, { staleTime: 0 })
  if (!data) return null
  const set = data.limits.flatMap(limit =>
    limit.kind === 'deposit' && limit.amount !== null ? [{ ...limit, amount: limit.amount }] : [],
  )
  return (
    <aside
      aria-label="충전 한도"
      className="card flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 text-sm mobile:px-4"
    >
      {set.length === 0 ? (
        <p className="min-w-0 flex-1 text-dim">
          하루·한 주·한 달 동안 충전할 금액을 미리 정해 둘 수 있습니다.
        </p>
      ) : (
        <ul className="grid min-w-0 flex-1 gap-0.5">
          {set.map(({ kind, period, amount, used }) => (
            <li key={period}>
              {`${limitWord({ kind, period })} ${amountWord(kind, amount)}`}
              <span className="text-dim">{` · 남은 한도 ${amountWord(kind, Math.max(0, amount - used))}`}</span>
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/member/protection"
        className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap text-jade hover:underline mobile:min-h-11"
      >
        {set.length === 0 ? '충전 한도 정하기' : '한도 변경'}
      </Link>
    </aside>
  )
}
