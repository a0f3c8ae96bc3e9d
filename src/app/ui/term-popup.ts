/**
 * The pop-up of a term: its meaning, its Spanish, a link to its page. One for the whole site, in the browser's top layer and outside React,
 * so that it stands over pieces of a page that are still asleep. Closed by Escape, a press outside, a second press, or when focus leaves.
 */
import { termBySlug, termTitle } from '#teaching/glossary/glossary.ts'
import type { Term } from '#teaching/glossary/term.ts'
import { beside } from './beside.ts'

interface Open {
  readonly box: HTMLElement
  readonly from: HTMLAnchorElement
}
let open: Open | null = null

function close({ isBack }: { readonly isBack: boolean }): void {
  if (!open) return
  const { box, from } = open
  open = null
  for (const [name, hear] of listeners) removeEventListener(name, hear, true)
  from.setAttribute('aria-expanded', 'false')
  box.remove()
  if (isBack && from.isConnected) from.focus({ preventScroll: true })
}

const place = (): void => {
  if (!open) return
  const { box, from } = open
  const { bottom, top } = from.getBoundingClientRect()
  if (!from.isConnected || bottom < 0 || top > innerHeight) {
    close({ isBack: false })
    return
  }
  box.style.maxHeight = ''
  const { offsetWidth: width, offsetHeight: height } = box
  const room = { width: document.documentElement.clientWidth, height: innerHeight }
  const at = beside([...from.getClientRects()], { width, height }, room)
  Object.assign(box.style, { left: `${at.left}px`, top: `${at.top}px`, maxHeight: `${at.most}px` })
}

const outside = (target: EventTarget | null): boolean =>
  target instanceof Node && open !== null && !open.box.contains(target) && !open.from.contains(target)

const listeners: readonly (readonly [string, (event: Event) => void])[] = [
  ['pointerdown', ({ target }) => outside(target) && close({ isBack: false })],
  ['focusin', ({ target }) => outside(target) && close({ isBack: false })],
  ['keydown', (event) => event instanceof KeyboardEvent && key(event)],
  ['scroll', ({ target }) => target !== open?.box && place()],
  ['resize', place],
]

function key(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    close({ isBack: true })
  } else if (event.key === 'Tab' && open?.box.contains(document.activeElement)) {
    // The pop-up stands at the end of the page, but belongs behind its word: leaving it goes on from there.
    const stops = [...open.box.querySelectorAll<HTMLElement>('button, a')]
    const isFirst = document.activeElement === open.box || document.activeElement === stops[0]
    if (event.shiftKey ? isFirst : document.activeElement === stops.at(-1)) {
      if (event.shiftKey) event.preventDefault()
      close({ isBack: true })
    }
  }
}

/** Opens the pop-up of a word, or closes the one it has. */
export function pressTerm(from: HTMLAnchorElement): void {
  const isSame = open?.from === from
  close({ isBack: isSame })
  const term = termBySlug(from.pathname.split('/').at(-1) ?? '')
  if (isSame) return
  if (!term || !('popover' in HTMLElement.prototype)) {
    location.assign(from.href)
    return
  }
  const box = drawn(term)
  // Beside an open dialog nothing can be reached but what is inside it.
  const around = from.closest('dialog') ?? document.body
  around.append(box)
  box.showPopover()
  open = { box, from }
  from.setAttribute('aria-expanded', 'true')
  place()
  box.focus({ preventScroll: true })
  for (const [name, hear] of listeners) addEventListener(name, hear, true)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function make<K extends keyof HTMLElementTagNameMap>(
  kind: K,
  has: Partial<HTMLElementTagNameMap[K]>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(kind), has)
  element.append(...inside)
  return element
}

function drawn(term: Term): HTMLElement {
  const title = capital(termTitle(term))
  const shut = make('button', { type: 'button', className: 'term-close', ariaLabel: 'Close' }, '×')
  shut.addEventListener('click', () => close({ isBack: true }))
  const spanish = term.spanish.map(({ says }) => says).join(', ')
  return make(
    'div',
    { className: 'term-box card', popover: 'manual', role: 'dialog', ariaLabel: title, tabIndex: -1 },
    shut,
    make('p', { className: 'term-name' }, title),
    make('p', {}, term.says),
    ...(spanish ? [make('p', { className: 'term-more' }, 'Spanish: ', make('i', { lang: 'es' }, spanish))] : []),
    make(
      'p',
      { className: 'term-more' },
      make('a', { href: `/guide/${term.slug}` }, `More about ${term.short ?? term.name}`),
    ),
  )
}
