import { Link } from 'react-router'
import { isOwnAddress } from '#writing/markdown/address.ts'
import { parseMarkdown } from '#writing/markdown/markdown.ts'
import { forVisitors, type Inline, type Line, type TextBlock } from '#writing/markdown/tree.ts'

/** A text that somebody wrote here, drawn from its tree: no sign of it is ever HTML. */
export function RichTextView({ text }: { readonly text: string }) {
  return (
    <div className="prose break-words">
      {parseMarkdown(text, forVisitors).map((block, i) => {
        // Blocks never change places: their order is their identity.
        const key = `${i}`
        return <Block key={key} block={block} />
      })}
    </div>
  )
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, i) => {
          const key = `${i}`
          return (
            <li key={key}>
              <Parts line={item} />
            </li>
          )
        })}
      </List>
    )
  }
  if (block.kind === 'quote')
    return (
      <blockquote>
        <Parts line={block.line} />
      </blockquote>
    )
  return block.kind === 'text' ? (
    <p>
      <Parts line={block.line} />
    </p>
  ) : null
}

function Parts({ line }: { readonly line: Line }) {
  return line.map((part, i) => {
    const key = `${i}`
    return <Part key={key} part={part} />
  })
}

function Part({ part }: { readonly part: Inline }) {
  switch (part.kind) {
    case 'link':
      return isOwnAddress(part.to) ? (
        <Link to={part.to}>
          <Parts line={part.parts} />
        </Link>
      ) : (
        <a href={part.to} rel="ugc nofollow noopener noreferrer">
          <Parts line={part.parts} />
        </a>
      )
    case 'bold':
      return (
        <strong>
          <Parts line={part.parts} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Parts line={part.parts} />
        </em>
      )
    case 'code':
      return <code>{part.text}</code>
    case 'break':
      return <br />
    case 'number':
      return `{{${part.says}}}`
    case 'plain':
      return part.text
  }
}
