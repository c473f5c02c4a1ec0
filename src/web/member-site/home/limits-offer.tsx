import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownPlayContract } from '#contract/bets/own-play.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { HomeNote, noteLinkClass } from './home-note.tsx'

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
    <HomeNote label="이용한도 안내" onClose={close}>
      시작하기 전에 충전·베팅·손실 한도를 정해 둘 수 있습니다.{' '}
      <Link to="/member/protection" className={noteLinkClass}>
        이용한도 설정
      </Link>
    </HomeNote>
  )
}
