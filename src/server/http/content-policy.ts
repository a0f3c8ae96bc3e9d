import { createHash } from 'node:crypto'

/** For answers that are data, not pages: nothing may run, nothing may frame them. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For script files. A page's scripts follow the page's policy; a worker follows that of its own file: more of our scripts and workers, nothing else. */
export const scriptPolicy = "default-src 'none'; script-src 'self'; worker-src 'self'; frame-ancestors 'none'"

interface Allowed {
  /** CSP sources beside 'self', such as 'nonce-…' or 'sha256-…' with their quotes. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Who may show a page inside one of theirs. */
export type Framing = 'nobody' | 'anybody'

/** The policy of a page. Inline scripts and style sheets need a nonce or a hash; only style attributes are free (charts). */
export function pagePolicy(allowed: Allowed, publicOrigins: readonly string[], framing: Framing = 'nobody'): string {
  const sockets = publicOrigins.map((origin) => origin.replace(/^http/, 'ws'))
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...allowed.scripts].join(' '),
    ['style-src', "'self'", ...allowed.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...sockets].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framing === 'anybody' ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}

/** The policy of a rendered page whose inline scripts carry this nonce. */
export function noncePolicy(nonce: string, publicOrigins: readonly string[]): string {
  return pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }, publicOrigins)
}

/** The policy of a finished HTML file: exactly the inline scripts and style sheets it holds, by their SHA-256. */
export function hashPolicy(html: string, publicOrigins: readonly string[], framing: Framing = 'nobody'): string {
  const allowed = { scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') }
  return pagePolicy(allowed, publicOrigins, framing)
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}\\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${element}\\s*>`, 'gi')
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(pattern)) {
    if (/(?:^|\s)src\s*=/i.test(attributes) || content === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}
