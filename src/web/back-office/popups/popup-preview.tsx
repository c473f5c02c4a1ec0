import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import type { PopupDraft } from './popup-draft.ts'

/** The screens of the preview: members' devices, scaled down. */
const screens = [
  { name: '데스크톱 1440', width: 1_440, height: 900, scale: 0.36 },
  { name: '휴대폰 390', width: 390, height: 844, scale: 0.38 },
] as const

/** Preview of a popup on a desktop and on a phone. */
export const PopupPreview = ({ draft }: { readonly draft: PopupDraft }) => (
  <div className="grid gap-1.5">
    <p className="text-sm font-medium text-dim">미리보기</p>
    <div className="flex flex-wrap items-start gap-3" data-theme="dark">
      {screens.map(screen => (
        <SmallScreen key={screen.name} screen={screen} draft={draft} />
      ))}
    </div>
  </div>
)

type SmallScreenProps = { readonly screen: (typeof screens)[number]; readonly draft: PopupDraft }

function SmallScreen({ screen: { name, width, height, scale }, draft }: SmallScreenProps) {
  const isPhone = width < 500
  const popupWidth = Math.min(draft.width ?? 0, width - 24)
  const left = isPhone ? (width - popupWidth) / 2 : Math.min(draft.left ?? 0, width - popupWidth - 16)
  return (
    <figure className="grid gap-1" data-preview={width}>
      <div
        className="relative overflow-hidden rounded-md border border-line bg-bg"
        style={{ width: width * scale, height: height * scale }}
      >
        <div
          aria-hidden
          inert
          className="absolute top-0 left-0 origin-top-left"
          style={{ width, height, transform: `scale(${scale})` }}
        >
          <section
            className={`absolute overflow-hidden rounded-xl border border-line bg-s1 shadow-float ${isPhone ? '-translate-y-1/2' : ''}`}
            style={{ left, top: isPhone ? '46%' : Math.min(draft.top ?? 0, height * 0.6), width: popupWidth }}
          >
            <p className="truncate border-b border-line bg-s2 px-4 py-2.5 text-base font-semibold">
              {draft.title || '제목'}
            </p>
            <div className="p-4">
              <OperatorHtml html={draft.contents} />
            </div>
            <p className="border-t border-line py-3 text-center text-sm text-dim">6시간 동안 보지 않기</p>
          </section>
        </div>
      </div>
      <figcaption className="text-xs text-dim">{name}</figcaption>
    </figure>
  )
}
