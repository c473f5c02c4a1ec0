import { MousePointerClick } from 'lucide-react'

/** A cart without picks; `title` names them: 선택한 경기가 없습니다. */
export const EmptyCart = ({ title }: { readonly title: string }) => (
  <div className="grid justify-items-center gap-1 px-4 py-7 text-center">
    <MousePointerClick aria-hidden size={24} strokeWidth={1.5} className="mb-1 text-faint" />
    <p className="font-semibold">{title}</p>
    <p className="text-xs text-dim">배당을 누르면 이곳에 담깁니다.</p>
  </div>
)
