import { Link } from 'react-router'
import { type Inline, parseInline } from './inline.ts'

/** A text with its inline marks. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, i) => {
    // Parts never move or change places: their order is their identity.
    const key = `${i}`
    return <Part key={key} part={part} />
  })
}

function Part({ part }: { part: Inline }) {
  if (part.kind === 'link')
    return /^[/#]/.test(part.to) ? (
      <Link to={part.to}>{part.text}</Link>
    ) : (
      <a href={part.to} rel="noreferrer">
        {part.text}
      </a>
    )
  if (part.kind === 'bold') return <strong>{part.text}</strong>
  if (part.kind === 'emphasis') return <em>{part.text}</em>
  return part.kind === 'code' ? <code>{part.text}</code> : part.text
}
