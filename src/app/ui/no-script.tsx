const needs = 'To type your own numbers, turn it on and reload the page.'
const texts = {
  calculator: `JavaScript is off, so this page shows a worked example. ${needs}`,
  household: `JavaScript is off, so this page shows a sample household. ${needs}`,
  form: 'JavaScript is off. You can read this page. To type numbers and save them here, turn it on and reload the page.',
  game: 'JavaScript is off. To play, turn it on and reload the page.',
} as const

/** What a page is without scripts, and what it takes to use it. Nobody else sees it. */
export function NoScript({ of }: { readonly of: keyof typeof texts }) {
  return (
    <noscript>
      <p className="mb-4 rounded-md bg-warn-tint px-4 py-3 text-warn">{texts[of]}</p>
    </noscript>
  )
}
