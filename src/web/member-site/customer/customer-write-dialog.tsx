import { closeDialog } from '#web/client/state/overlays.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { AskForm } from './ask-form.tsx'

/** Dialog for a question without leaving the page (DIALOG-019). */
export const CustomerWriteDialog = () => (
  <Dialog open onClose={closeDialog} title="1:1 문의" size="content">
    <AskForm category="general" onAsked={closeDialog} onCancel={closeDialog} />
  </Dialog>
)
