import { Share2 } from 'lucide-react'
import { Button } from '#web/kit/controls/button.tsx'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { QrCode } from '#web/kit/display/qr-code.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { shareLink } from './friend-words.ts'

/** The code and its link, to copy, scan or share. */
export function ShareCard({ code }: { readonly code: string }) {
  const link = shareLink(window.location.origin, code)
  // Browsers without it, including most desktops, get no share button.
  const canShare = 'share' in navigator
  const share = () => {
    // Closing the system dialog rejects the promise, which is no error.
    void navigator.share({ title: '한판', text: `추천인 코드 ${code}`, url: link }).catch(() => {})
  }
  return (
    <section aria-labelledby="share" className="card grid gap-4 p-4">
      <h2 id="share" className="font-semibold">
        내 추천인 코드
      </h2>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <QrCode text={link} label="가입 링크 QR 코드" />
        <div className="grid min-w-0 flex-1 basis-56 grid-cols-[minmax(0,1fr)] gap-3">
          <Line name="추천인 코드" text={code} strong />
          <Line name="가입 링크" text={link} />
          {canShare && (
            <Button look="primary" size="lg" wide onClick={share}>
              <Share2 aria-hidden size={18} />
              공유하기
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

type LineProps = { readonly name: string; readonly text: string; readonly strong?: boolean }

const Line = ({ name, text, strong = false }: LineProps) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
    <span className="text-sm text-dim">{name}</span>
    <div className="flex items-center gap-2">
      <output
        aria-label={name}
        className={classNames(
          'min-w-0 flex-1 truncate rounded-md bg-s2 px-3 leading-10 select-all',
          strong ? 'text-xl font-bold tracking-widest' : 'text-sm',
        )}
      >
        {text}
      </output>
      <CopyButton text={text} name={name} />
    </div>
  </div>
)
