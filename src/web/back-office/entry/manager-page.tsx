import { Link } from '@tanstack/react-router'
import { useSession } from '#web/client/api/api.ts'
import { roleWord } from '#web/client/session/operator.ts'
import { Money, Points } from '#web/kit/display/figures.tsx'

/** `/manager`: who is logged in as a partner, and the way to the site (ROUTE-016, SESSION-022). */
export function Page() {
  const user = useSession()?.user
  if (!user) return null
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['아이디', user.userId],
    ['닉네임', user.nickname],
    ['구분', roleWord(user)],
    ['보유금액', <Money key="money" won={user.emoney} />],
    ['포인트', <Points key="points" points={user.point} />],
  ]
  return (
    <section className="mx-auto grid w-full max-w-[560px] gap-3 py-6">
      <h1 className="text-2xl">총판</h1>
      <dl className="card grid divide-y divide-line px-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex h-11 items-center justify-between gap-4">
            <dt className="text-dim">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-dim">경기, 결과, 배당은 총판 계정으로 변경할 수 없습니다.</p>
      <Link
        to="/"
        className="inline-flex h-10 items-center justify-center rounded-md bg-s3 px-4 font-semibold hover:bg-line"
      >
        사이트로 가기
      </Link>
    </section>
  )
}
