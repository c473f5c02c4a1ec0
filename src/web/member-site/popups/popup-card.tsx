import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import type { Popup } from '#contract/community/popups.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type PopupCardProps = {
  readonly popup: Popup
  /** On phones a full-width sheet of at most a third of the height; otherwise its own position and width. */
  readonly sheet: boolean
  /** Hides it for six hours. */
  readonly onHide: () => void
  /** Closes it for this session. */
  readonly onClose: () => void
}

/** Keeps a popup on a screen smaller than the one it was designed for. */
const placeOf = ({ pcLeftLocation, pcTopLocation, width }: Popup) => ({
  left: `max(8px, min(${pcLeftLocation}px, calc(100vw - ${width}px - 16px)))`,
  top: `min(${pcTopLocation}px, 60dvh)`,
  width: `${width}px`,
  maxHeight: `calc(100dvh - min(${pcTopLocation}px, 60dvh) - 16px)`,
})

/**
 * A popup: a click closes it; the icon and the text at the bottom hide it for six hours (POPUP-008 to
 * POPUP-012).
 */
export function PopupCard({ popup, sheet, onHide, onClose }: PopupCardProps) {
  const id = useId()
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) onClose()
  }
  const type = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape' || (key === 'Enter' && target === currentTarget)) onClose()
  }
  return (
    <section
      aria-labelledby={id}
      data-popup={popup.id}
      onKeyDown={type}
      style={sheet ? undefined : placeOf(popup)}
      className={classNames(
        'pointer-events-auto flex flex-col overflow-hidden rounded-xl border border-line bg-s1 shadow-float animate-rise max-w-[calc(var(--page-width)-24px)]',
        sheet ? 'max-h-[34dvh] w-full max-w-[480px]' : 'absolute',
      )}
    >
      <header className="flex items-center gap-2 border-b border-line bg-s2 py-0.5 pr-1 pl-4">
        <h2 id={id} className="min-w-0 truncate text-base font-semibold">
          {popup.title}
        </h2>
        <div className="ml-auto">
          <IconButton label="닫기" onClick={onHide}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys have Escape for it, as in a dialog */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 cursor-pointer overflow-y-auto p-4 -outline-offset-2"
        onClick={press}
      >
        <OperatorHtml html={popup.contents} />
      </div>
      <button
        type="button"
        onClick={onHide}
        className="h-11 shrink-0 border-t border-line text-sm text-dim -outline-offset-2 hover:bg-s2 hover:text-text"
      >
        6시간 동안 보지 않기
      </button>
    </section>
  )
}
