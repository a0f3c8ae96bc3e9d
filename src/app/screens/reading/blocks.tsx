import { Link } from 'react-router'
import { entryByPath } from '#calculators/catalogue.ts'
import type { Block } from '#content/blocks.ts'
import { Icon } from '../../ui/icon.tsx'
import { InlineText } from './inline-text.tsx'

/** A text made of blocks, in reading width. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, i) => {
        const key = `${i}`
        return <OneBlock key={key} block={block} />
      })}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Title = block.level === 2 ? 'h2' : 'h3'
      return <Title id={block.id}>{block.text}</Title>
    }
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <InlineText text={block.text} />
        </blockquote>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <TextTable head={block.head} rows={block.rows} />
    case 'tool':
      return <ToolDoor path={block.path} text={block.text} />
  }
}

function TextTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {head.map((column, i) =>
                i === 0 ? (
                  <th key={column} scope="row" className="font-normal">
                    <InlineText text={row[i] ?? ''} />
                  </th>
                ) : (
                  <td key={column}>
                    <InlineText text={row[i] ?? ''} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A door from an article to the calculator it speaks of. */
function ToolDoor({ path, text }: { path: string; text: string }) {
  const entry = entryByPath(path.split('#')[0] ?? '')
  return (
    <aside className="card no-print flex flex-wrap items-center gap-4 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green-ink">
        <Icon name={entry?.icon ?? 'calculator'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold font-serif">{entry?.title}</span>
        <span className="text-ink-2 text-sm">{entry?.question}</span>
      </span>
      <Link to={path} className="button button-main">
        {text}
      </Link>
    </aside>
  )
}
