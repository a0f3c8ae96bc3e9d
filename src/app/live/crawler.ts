/** Search engines, archives and link previews by their own names. Not browsers driven by people or by tests. */
const names =
  /(?<!cu)bot\b|(?<!cu)bot[-_/;]|crawl|spider|slurp|mediapartners|inspectiontool|google-read-aloud|apis-google|bingpreview|yandex|baidu|duckduck(?!go\/)|facebookexternalhit|facebookcatalog|ia_archiver|archive\.org|embedly|quora link preview|whatsapp|pinterest\/0|vkshare|w3c_validator|ahrefs|semrush|petalsearch|bytedance|gptbot|claude-|perplexity/i

/** Whether this user agent is a crawler, for which no socket is opened. */
export const isCrawler = (userAgent: string): boolean => names.test(userAgent)
