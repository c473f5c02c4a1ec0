import { useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Button } from '#web/kit/controls/button.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'

/** An address of a fixture that there is not: asking again would not help, the list does. */
export function NoSuchFixture() {
  const navigate = useNavigate()
  return (
    <div className="card">
      <EmptyState
        icon={SearchX}
        title="경기를 찾을 수 없습니다."
        hint="주소가 바뀌었거나 없는 경기입니다."
        action={<Button onClick={() => void navigate({ to: '/admin/trading' })}>목록으로</Button>}
      />
    </div>
  )
}
