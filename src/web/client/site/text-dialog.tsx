import type { WireRuleText } from '#contract/site/rules.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type TextDialogProps = { readonly text: WireRuleText; readonly onClose: () => void }

/** The terms or the privacy text, above the form that requires them. */
export const TextDialog = ({ text, onClose }: TextDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={text.title}
    description={`제${text.version}판 · ${text.inForceFrom.slice(0, 10)} 시행`}
    size="content"
    actions={
      <Button size="lg" look="primary" onClick={onClose}>
        확인
      </Button>
    }
  >
    {/* Focusable, so that keyboard users can scroll. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text needs the focus for the arrow keys */}
    <section aria-label={text.title} tabIndex={0} className="text-base leading-6">
      <OperatorHtml html={text.contents} />
    </section>
  </Dialog>
)
