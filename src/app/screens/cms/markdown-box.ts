/** The editor itself: CodeMirror, loaded when an article is opened and nowhere else. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { parser } from '@lezer/markdown'
import { suggestionsFor } from './completions.ts'
import { wantedAt } from './open-braces.ts'

export interface MarkdownBox {
  /** Another text in the place of this one; it can be undone like typing. */
  put(text: string): void
  close(): void
}

interface Options {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
}

const colors = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--ink)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--green)' },
  { tag: tags.monospace, color: 'var(--copper)' },
  { tag: [tags.processingInstruction, tags.quote, tags.contentSeparator], color: 'var(--ink-3)' },
])

const looks = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '0.9375rem', minHeight: '60vh' },
  '&.cm-focused': { outline: '2px solid var(--green)', outlineOffset: '-2px' },
  '.cm-content': {
    fontFamily: 'ui-monospace, monospace',
    lineHeight: '1.6',
    padding: '12px',
    caretColor: 'var(--ink)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { background: 'var(--green-tint) !important' },
  '.cm-tooltip': { background: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line-strong)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--green-tint)', color: 'var(--ink)' },
  // As tall as a finger needs.
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '10px 8px' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--ink-2)' },
  '.cm-panels': { background: 'var(--sunk)', color: 'var(--ink)' },
})

/** Names of figures, calculators, their inputs and answers between '{{' and '}}', asked of the API when somebody first types there. */
async function figures(context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos } = context
  const wanted = wantedAt(state.sliceDoc(Math.max(0, pos - 2_000), pos), state.doc.toString())
  if (!wanted) return null
  const options = await suggestionsFor(wanted)
  if (options.length === 0) return null
  return {
    from: pos - wanted.typed.length,
    filter: false,
    options: options.map(({ label, detail, insert, isLast, goesOn }) => ({
      label,
      detail,
      apply: (view, _completion, from, to) => {
        const isClosed = /^\s*\}\}/.test(view.state.sliceDoc(to, to + 3))
        const written = isLast && !isClosed ? `${insert}}}` : insert
        const caret = from + insert.length + (isLast ? 2 : 0)
        view.dispatch({ changes: { from, to, insert: written }, selection: { anchor: caret } })
        if (goesOn) startCompletion(view)
      },
    })),
  }
}

/**
 * Opens the editor in a shadow root: there its style sheets are made by script, which the content policy allows, and not written into the
 * page, which it does not.
 */
export function openMarkdownBox(place: HTMLElement, { label, text, onText }: Options): MarkdownBox {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        EditorState.tabSize.of(2),
        new Language(defineLanguageFacet(), parser, [], 'markdown'),
        syntaxHighlighting(colors),
        highlightSelectionMatches(),
        autocompletion({ override: [figures], icons: false }),
        // The Tab key goes on to the next box, as everywhere.
        keymap.of([...completionKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', autocapitalize: 'sentences' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onText(state.doc.toString())
        }),
        looks,
      ],
    }),
  })
  return {
    put: (next) => {
      if (view.state.doc.toString() !== next)
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
    },
    close: () => view.destroy(),
  }
}
