/**
 * The headers every answer carries beside its content policy: helmet's defaults, framing refused outright, and no device or payment
 * powers for any page. A constant list, because the values never differ between two answers; its test holds it to helmet's own.
 * Strict-Transport-Security is there only when the site is known under an https origin.
 */
export function securityHeaders(publicOrigins: readonly string[]): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicOrigins.some((origin) => origin.startsWith('https:'))
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** The same for a page that may stand in anybody's frame: the older framing header goes, and pages of other sites may load it. */
export function framedHeaders(standing: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'x-frame-options': _refused, ...rest } = standing
  return { ...rest, 'cross-origin-resource-policy': 'cross-origin' }
}
