/**
 * The last touch on the HTML of a finished page, the same while building and when the server draws it anew: the code that page
 * will need is fetched at once and not after the page's own code has run (`preloads`, addresses of scripts), and the words, the
 * style and the font, which stand in the HTML, come before any script. A style sheet's address loses the bare '#' that React Router
 * writes after it: scripts that need the sheet then find it in the page and don't fetch it again.
 */
export function finishHtml(html: string, preloads: readonly string[]): string {
  const links = preloads
    .filter((address) => !html.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" href="${address}"/>`)
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replaceAll(/(<link rel="stylesheet" href="[^"#]+)#"/g, '$1"')
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
}
