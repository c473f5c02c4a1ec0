import { Globe } from 'lucide-react'
import { useState } from 'react'

/** Flag of a country by code (kr, gb-eng), 20 by 15 px. Decorative: the name is next to it. */
export function Flag({ code }: { readonly code: string }) {
  const [missing, setMissing] = useState('')
  if (!/^[a-z]{2}(-[a-z]{2,4})?$/.test(code) || missing === code) {
    return <Globe aria-hidden size={16} className="mx-0.5 shrink-0 text-dim" />
  }
  return (
    <img
      src={`/flags/${code}.svg`}
      alt=""
      width={20}
      height={15}
      loading="lazy"
      onError={() => setMissing(code)}
      className="h-[15px] w-5 shrink-0 rounded-[2px] object-cover outline-1 -outline-offset-1 outline-text/15"
    />
  )
}
