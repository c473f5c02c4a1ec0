import Image from '@tiptap/extension-image'
import { Extension, Mark, mergeAttributes } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { linkOf, ownPathOf } from '#domain/operator-html/addresses.ts'
import { alignments, imageSide, linkAttributes, oneOf, tints } from '#domain/operator-html/grammar.ts'
import { Table, TableCell, TableHead, TableRow } from './tables.ts'

/** Text colours, by class (`grammar.ts`). */
const Tint = Mark.create({
  name: 'tint',
  addAttributes: () => ({ class: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span',
      getAttrs: span => {
        const tint = oneOf(tints, span.getAttribute('class'))
        return tint ? { class: tint } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Alignment of a paragraph or heading, by class. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        class: {
          default: null,
          parseHTML: block => oneOf(alignments, block.getAttribute('class')) ?? null,
        },
      },
    },
  ],
})

/** A link to its shown target; text typed at its end stays outside. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: link => {
        const href = linkOf(link.getAttribute('href') ?? '')
        return href === undefined ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, linkAttributes), 0],
})

/** An image of the site. */
const OwnImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null, parseHTML: image => imageSide(image.getAttribute('width')) ?? null },
    height: { default: null, parseHTML: image => imageSide(image.getAttribute('height')) ?? null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: image => {
        const src = ownPathOf(image.getAttribute('src') ?? '')
        return src === undefined ? false : { src }
      },
    },
  ],
}).configure({ inline: true })

/** Extensions of the editor: exactly the grammar of operators' texts. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    link: false,
    // No empty paragraph is added at the end.
    trailingNode: false,
  }),
  Tint,
  Alignment,
  Link,
  OwnImage,
  Table,
  TableRow,
  TableHead,
  TableCell,
]
