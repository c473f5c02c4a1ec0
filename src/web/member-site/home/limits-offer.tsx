import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ownPlayContract } from '#contract/own-play.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { IconButton } from '#web/kit/controls/button.tsx'

const keyOf = (memberId: number): string => `limits-offer.${memberId}`

/**
 * Shows members without limits once where to set them, before the first bet and without nagging (fields
 * P1, P13).
 */
export function LimitsOffer() {
  const user = useSession()?.user
  const { data } = useCall(ownPlayContract.watch, undefined, {
    enabled: user?.type === 0,
    staleTime: 60_000,
  })
  const [closed, setClosed] = useState(false)
  if (!user || !data || data.hasLimits || closed || localStorage.getItem(keyOf(user.id))) return null
  const close = () => {
    localStorage.setItem(keyOf(user.id), '1')
    setClosed(true)
  }
  return (
    <aside aria-label="이용한도 안내" className="card flex items-center gap-2 py-2 pr-1 pl-4">
      <p className="min-w-0 flex-1 text-sm">
        시작하기 전에 충전·베팅·손실 한도를 정해 둘 수 있습니다.{' '}
        <Link
          to="/member/protection"
          className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap text-jade hover:underline mobile:min-h-11"
        >
          이용한도 설정
        </Link>
      </p>
      <IconButton label="안내 닫기" onClick={close}>
        <X aria-hidden size={16} />
      </IconButton>
    </aside>
  )
}
