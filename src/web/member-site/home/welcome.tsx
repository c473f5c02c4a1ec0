import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HomeNote, noteLinkClass } from './home-note.tsx'

const seenKey = 'welcomed'

/**
 * Greets on the first visit of home in this browser. A line of the page, drawn with it: it covers nothing and
 * moves nothing.
 */
export function Welcome() {
  const [shown, setShown] = useState(() => localStorage.getItem(seenKey) === null)
  useEffect(() => {
    try {
      localStorage.setItem(seenKey, '1')
    } catch {}
  }, [])
  if (!shown) return null
  return (
    <HomeNote label="이용 안내" onClose={() => setShown(false)}>
      <b>한판에 오신 것을 환영합니다.</b> 배당을 누르면 베팅카트에 담깁니다.{' '}
      <Link to="/rule" className={noteLinkClass}>
        베팅규정 보기
      </Link>
    </HomeNote>
  )
}
