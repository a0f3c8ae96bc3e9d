import { Link } from 'react-router'
import { type Inline, type RichBlock, richText } from '#writing/community/text/rich-text.ts'

/** A text that somebody wrote here, drawn from its tree: no sign of it is ever HTML. */
export function RichTextView({ text }: { readonly text: string }) {
  return (
    <div className="prose break-words">
      {richText(text).map((block, i) => {
        // Blocks never change places: their order is their identity.
        const key = `${i}`
        return <Block key={key} block={block} />
      })}
    </div>
  )
}

function Block({ block }: { readonly block: RichBlock }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-md bg-sunk p-3 text-sm">
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, i) => {
            const key = `${i}`
            return (
              <li key={key}>
                <Parts parts={item} />
              </li>
            )
          })}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <Lines lines={block.lines} />
        </blockquote>
      )
    case 'text':
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      )
  }
}

function Lines({ lines }: { readonly lines: readonly (readonly Inline[])[] }) {
  return lines.map((line, i) => {
    const key = `${i}`
    return (
      <span key={key}>
        {i > 0 ? <br /> : null}
        <Parts parts={line} />
      </span>
    )
  })
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, i) => {
    const key = `${i}`
    return <Part key={key} part={part} />
  })
}

function Part({ part }: { readonly part: Inline }) {
  switch (part.kind) {
    case 'link':
      return part.to.startsWith('/') ? (
        <Link to={part.to}>{part.text}</Link>
      ) : (
        <a href={part.to} rel="ugc nofollow noopener noreferrer">
          {part.text}
        </a>
      )
    case 'bold':
      return <strong>{part.text}</strong>
    case 'emphasis':
      return <em>{part.text}</em>
    case 'code':
      return <code>{part.text}</code>
    case 'plain':
      return part.text
  }
}
