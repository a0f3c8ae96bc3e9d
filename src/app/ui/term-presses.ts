/**
 * Hears presses on terms, wherever they stand: React may not have woken that piece of the page. The pop-up and the glossary are fetched with
 * the first press. A press meant for another tab stays with the browser.
 */
export function hearTerms(): () => void {
  const press = (event: MouseEvent) => {
    const term = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.term') : null
    if (!term || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./term-popup.ts').then(
      ({ pressTerm }) => pressTerm(term),
      () => location.assign(term.href),
    )
  }
  addEventListener('click', press, true)
  return () => removeEventListener('click', press, true)
}
