import { Link } from 'react-router'
import type { Tool } from '#teaching/puzzles/tool.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import { toolWords as words } from './words.ts'

/** The door from an answer to the calculator or page behind it, with its numbers where it has some. */
export function ToolLink({ tool, title }: { readonly tool: Tool; readonly title: string }) {
  const hasNumbers = 'calculator' in tool && tool.inputs !== undefined
  return (
    <Link
      className="button min-h-11!"
      to={'calculator' in tool ? calculatorLink(tool.calculator, tool.inputs ?? {}) : tool.path}
    >
      {words.open(title)}
      {hasNumbers ? ` ${words.numbers}` : ''}
    </Link>
  )
}
