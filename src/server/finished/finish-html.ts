/**
 * The last touch on the HTML of a finished page, the same while building and when the server draws it anew: the code that page
 * will need is fetched at once and not after the page's own code has run (`preloads`, addresses of scripts), and the words, the
 * style and the font, which stand in the HTML, come before any script.
 */
export function finishHtml(html: string, preloads: readonly string[]): string {
  const links = preloads
    .filter((address) => !html.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" href="${address}"/>`)
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
}
