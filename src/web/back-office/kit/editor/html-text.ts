import { DOMParser, DOMSerializer, type Node as DocumentNode, type Schema } from '@tiptap/pm/model'
import { saidOtherwise, tagRules } from '#domain/operator-html/grammar.ts'

type TagRule = { readonly classes?: readonly string[]; readonly attributes?: readonly string[] }

const rules: Readonly<Record<string, TagRule>> = tagRules
const otherwise: Readonly<Record<string, string>> = saidOtherwise
const withoutEnd: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/**
 * An editor document as HTML, character by character as the server's sanitiser leaves it; '' for an empty
 * one.
 */
export function htmlOf(document: DocumentNode): string {
  if (document.childCount === 1 && document.firstChild?.isTextblock && document.firstChild.childCount === 0)
    return ''
  const fragment = DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content)
  return childrenOf(fragment)
}

const childrenOf = (node: Node): string => [...node.childNodes].map(writeNode).join('')

function writeNode(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escaped(node.textContent ?? '')
  if (!(node instanceof Element)) return ''
  const name = node.localName
  const tag = otherwise[name] ?? name
  const rule = rules[tag]
  if (!rule) return childrenOf(node)
  const names = rule.classes ? ['class'] : (rule.attributes ?? [])
  const attributes = names
    .map(attribute => [attribute, node.getAttribute(attribute)] as const)
    .filter(([, value]) => value !== null)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value ?? '').replaceAll('"', '&quot;')}"`)
    .join('')
  return withoutEnd.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>${childrenOf(node)}</${tag}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Parses HTML into an editor document; unknown tags are dropped and their text stays. */
export function readHtml(schema: Schema, html: string): DocumentNode {
  const body = new window.DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body
  return DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true })
}
