import { type ComponentType, Fragment } from 'react'
import { Link } from 'react-router'
import type { Chart } from '#calculators/kit/presentation.ts'
import type { Block } from '#content/blocks.ts'
import type { ShownBlock, ShownLine } from '#writing/bound/shown.ts'
import type { PictureLine } from '#writing/markdown/picture.ts'
import { Icon } from '../../ui/icon.tsx'
import { InlineText, LineText } from './inline-text.tsx'

/** A text of ours made of blocks, in reading width. */
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

/** An article whose numbers have been looked up. `Picture` draws its charts. */
export function ShownBlocks({
  blocks,
  Picture,
}: {
  blocks: readonly ShownBlock[]
  Picture: ComponentType<{ chart: Chart }>
}) {
  return (
    <div className="prose">
      {blocks.map((block, i) => {
        const key = `${i}`
        return <OneShown key={key} block={block} Picture={Picture} />
      })}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Title level={block.level} id={block.id} text={block.text} />
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
    case 'list':
      return <Items ordered={block.ordered} items={block.items} Line={InlineText} />
    case 'table':
      return <TextTable head={block.head} rows={block.rows} Line={InlineText} />
  }
}

const ShownText = ({ text }: { text: ShownLine }) => <LineText line={text} />

function OneShown({ block, Picture }: { block: ShownBlock; Picture: ComponentType<{ chart: Chart }> }) {
  switch (block.kind) {
    case 'heading':
      return <Title level={block.level} id={block.id} text={block.text} />
    case 'text':
      return (
        <p>
          <LineText line={block.line} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <LineText line={block.line} />
        </blockquote>
      )
    case 'list':
      return <Items ordered={block.ordered} items={block.items} Line={ShownText} />
    case 'table':
      return <TextTable head={block.head} rows={block.rows} Line={ShownText} />
    case 'door':
      return <Door icon={block.icon} title={block.title} line={block.headline} to={block.href} words={block.words} />
    case 'chart':
      return <Picture chart={block.chart} />
    case 'picture':
      return <StillPicture picture={block} />
    case 'refused':
      return null
  }
}

/** A picture an editor has added. Its size is known, so nothing moves when it comes. */
function StillPicture({ picture: { src, alt, width, height } }: { picture: PictureLine }) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto max-w-full rounded-md"
    />
  )
}

function Title({ level, id, text }: { level: 2 | 3; id: string; text: string }) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return <Tag id={id}>{text}</Tag>
}

function Items<T>(props: { ordered: boolean; items: readonly T[]; Line: ComponentType<{ text: T }> }) {
  const { ordered, items, Line } = props
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item, i) => {
        const key = `${i}`
        return (
          <li key={key}>
            <Line text={item} />
          </li>
        )
      })}
    </List>
  )
}

function TextTable<T>(props: {
  head: readonly T[]
  rows: readonly (readonly T[])[]
  Line: ComponentType<{ text: T }>
}) {
  const { head, rows, Line } = props
  return (
    <div className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => {
              const key = `${i}`
              return (
                <th key={key} scope="col">
                  <Line text={cell} />
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const key = `${i}`
            return <Row key={key} cells={row.slice(0, head.length)} Line={Line} />
          })}
        </tbody>
      </table>
    </div>
  )
}

function Row<T>({ cells, Line }: { cells: readonly T[]; Line: ComponentType<{ text: T }> }) {
  return (
    <tr>
      {cells.map((cell, i) => {
        const key = `${i}`
        const text = <Line text={cell} />
        return (
          <Fragment key={key}>
            {i === 0 ? (
              <th scope="row" className="font-normal">
                {text}
              </th>
            ) : (
              <td>{text}</td>
            )}
          </Fragment>
        )
      })}
    </tr>
  )
}

/** A door from a text to the calculator it speaks of, with the answer to these numbers. */
function Door(props: { icon: string; title: string; line: string; to: string; words: string }) {
  return (
    <aside className="card no-print flex flex-wrap items-center gap-4 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green-ink">
        <Icon name={props.icon} />
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold font-serif">{props.title}</span>
        <span className="text-ink-2 text-sm">{props.line}</span>
      </span>
      <Link to={props.to} className="button button-main">
        {props.words}
      </Link>
    </aside>
  )
}
