type OperatorHtmlProps = {
  /** As the server tells it: made safe when it was written and again when it was read (POPUP-005). */
  readonly html: string
}

/** A text that operators have written in HTML. */
export const OperatorHtml = ({ html }: OperatorHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML, which the server has cleaned
  <div className="operator-html" dangerouslySetInnerHTML={{ __html: html }} />
)
