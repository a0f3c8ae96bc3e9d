import { Link } from 'react-router'
import { type ShownInline, type ShownLine, shownAsTyped } from '#writing/bound/shown.ts'
import { isOwnAddress } from '#writing/markdown/address.ts'
import { parseInline } from '#writing/markdown/inline.ts'

/** A text of ours with its inline marks. */
export function InlineText({ text }: { text: string }) {
  return <LineText line={shownAsTyped(parseInline(text))} />
}

/** A line whose marks have been read and whose numbers have been looked up. */
export function LineText({ line }: { line: ShownLine }) {
  return line.map((part, i) => {
    // Parts never move or change places: their order is their identity.
    const key = `${i}`
    return <Part key={key} part={part} />
  })
}

/** Where the number of this place among the sources stands on the page. */
export const sourceAnchor = (place: number): string => `source-${place}`

function Part({ part }: { part: ShownInline }) {
  switch (part.kind) {
    case 'link':
      return isOwnAddress(part.to) ? (
        <Link to={part.to}>
          <LineText line={part.parts} />
        </Link>
      ) : (
        <a href={part.to} rel="noreferrer">
          <LineText line={part.parts} />
        </a>
      )
    case 'bold':
      return (
        <strong>
          <LineText line={part.parts} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <LineText line={part.parts} />
        </em>
      )
    case 'code':
      return <code>{part.text}</code>
    case 'break':
      return <br />
    case 'figure':
      return part.source === null ? (
        part.text
      ) : (
        <a
          href={`#${sourceAnchor(part.source)}`}
          className="text-inherit underline decoration-1 decoration-dotted underline-offset-4 hover:decoration-solid"
        >
          {part.text}
        </a>
      )
    case 'refused':
      return <em>(number being checked)</em>
    case 'plain':
      return part.text
  }
}
