type OperatorHtmlProps = {
  /** HTML from the server, sanitised on write and on read (POPUP-005). */
  readonly html: string
}

/** Renders HTML text of operators. */
export const OperatorHtml = ({ html }: OperatorHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML, which the server has cleaned
  <div className="operator-html" dangerouslySetInnerHTML={{ __html: html }} />
)
