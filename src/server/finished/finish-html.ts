/**
 * The last touch on the HTML of a finished page, the same while building and when the server draws it anew: the code that page
 * will need is fetched at once and not after the page's own code has run (`preloads`, addresses of scripts), and the words, the
 * style and the font, which stand in the HTML, come before any script. A style sheet's address loses the bare '#' that React Router
 * writes after it: scripts that need the sheet then find it in the page and don't fetch it again.
 * The two files that every page stands on are also run on their own as they come: each is then a task of its own, and a finger that
 * touches the page meanwhile waits for one file, not for all. What is smaller than its own request (`small`) stands in the page.
 */
export function finishHtml(html: string, preloads: readonly string[], small: SmallFiles = {}): string {
  const links = preloads
    .filter((address) => !html.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" href="${address}"/>`)
  return withSmall(html, small)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replaceAll(/(<link rel="stylesheet" href="[^"#]+)#"/g, '$1"')
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replaceAll(
      /<link rel="modulepreload" (fetchpriority="low") href="(\/assets\/(?:base|house)-[\w-]+\.js)"(?: nonce="[\w-]*")?\/>/g,
      '$&<script type="module" async="" $1 src="$2"></script>',
    )
}

/**
 * The same for a calculator in somebody's frame: `files` are its style sheet, the script that wakes it, and what that will ask for.
 * It stands on none of the site's shared scripts.
 */
export function finishEmbed(html: string, files: readonly string[]): string {
  const sheets = files.filter((file) => file.endsWith('.css'))
  const [entry, ...brought] = files.filter((file) => file.endsWith('.js'))
  const head = [
    ...sheets.map((file) => `<link rel="stylesheet" href="${file}"/>`),
    ...(entry === undefined ? [] : [`<script type="module" src="${entry}"></script>`]),
    ...brought.map((file) => `<link rel="modulepreload" href="${file}"/>`),
  ]
  return html.replace('</head>', () => `${head.join('')}</head>`)
}

/** Code of built files by address: those that only pass on what another file gives, and the one that wakes the page. */
export type SmallFiles = Readonly<Record<string, string>>
/** Whether that is all a file does. */
export const passesOn = (code: string): boolean => /^export\{[^}]*\}from"\.\/[\w.-]+";?\s*$/.test(code)

/** The script that wakes the page with that code in it instead of its address. */
function withSmall(html: string, small: SmallFiles): string {
  const brought = html.replaceAll(/import \* as (\w+) from "([^"]+)";/g, (statement, name: string, address: string) => {
    const code = small[address]
    return code === undefined ? statement : passedOn(name, code)
  })
  const unlinked = brought.replaceAll(
    /<link rel="modulepreload" href="([^"]*)"(?: nonce="[\w-]*")?\/>/g,
    (link, address: string) => (small[address] === undefined ? link : ''),
  )
  return Object.entries(small).reduce(
    (text, [address, code]) => text.replace(`import("${address}");`, () => code.replaceAll('"./', '"/assets/')),
    unlinked,
  )
}
/** `import * as name` of a file that only passes on. */
function passedOn(name: string, code: string): string {
  const [, list = '', file = ''] = /\{([^}]*)\}from"\.\/([^"]+)"/.exec(code) ?? []
  const pairs = list.split(',').map((one) => {
    const [given = '', wanted = given] = one.trim().split(' as ')
    return { given, wanted }
  })
  const brought = pairs.map(({ given, wanted }) => `${given} as ${name}_${wanted}`)
  const told = pairs.map(({ wanted }) => `${wanted}:${name}_${wanted}`)
  return `import{${brought}}from"/assets/${file}";const ${name}={${told}};`
}
